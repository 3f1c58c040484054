// Modules that exist only once something is built.
declare module '*/build/server/index.js'
declare module 'virtual:remix/server-build'
// Stylesheets of components that are drawn on the server.
declare module '*.css'
// Vite's address of an asset, which pages draw that are tested in workerd.
declare module '*.svg?url'
