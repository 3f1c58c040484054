// Modules that exist only once something is built.
declare module '*/build/server/index.js'
declare module 'virtual:remix/server-build'
// Stylesheets of components that are drawn on the server.
declare module '*.css'
