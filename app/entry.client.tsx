// Wakes the server's markup up in the browser. The language is the one the server rendered in.
import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { overwriteGetLocale } from './i18n/generated/runtime.js'
import { BASE_LOCALE, isLocale } from './i18n/locales.ts'

const { lang } = document.documentElement
overwriteGetLocale(() => (isLocale(lang) ? lang : BASE_LOCALE))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  )
})
