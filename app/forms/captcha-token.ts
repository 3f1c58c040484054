/** The hidden field a form's captcha is sent in. */
export const CAPTCHA_FIELD = 'captcha'

/** The solution a form brings along; undefined: none. */
export function captchaToken(form: FormData): string | undefined {
  const value = form.get(CAPTCHA_FIELD)
  return typeof value === 'string' && value !== '' ? value : undefined
}
