import { createContext } from 'react'

/** The nonce of this response's Content-Security-Policy; empty in the browser, where nothing inline is added. */
export const NonceContext = createContext('')
