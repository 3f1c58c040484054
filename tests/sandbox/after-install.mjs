// After `npm ci` by hand: `npx` and npm's scripts find a Node new enough for the tools.
import { linkNode, provideNode } from './toolchain.mjs'

await provideNode()
linkNode()
