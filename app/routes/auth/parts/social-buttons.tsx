// Google and Microsoft: plain forms that leave for the provider (routes/auth/social).
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { type Destination, destinationFields } from '../destination.ts'
import './social-buttons.css'

export type SocialProvider = 'google' | 'microsoft'

// The marks in one colour: simple-icons' Google (CC0), and four squares.
const PROVIDERS: Readonly<Record<SocialProvider, { name: string; mark: string }>> = {
  google: {
    name: 'Google',
    mark: 'M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z',
  },
  microsoft: {
    name: 'Microsoft',
    mark: 'M2 2h9.4v9.4H2zM12.6 2H22v9.4h-9.4zM2 12.6h9.4V22H2zM12.6 12.6H22V22h-9.4z',
  },
}

export interface SocialButtonsProps {
  /** Those this deployment is registered with. */
  providers: readonly SocialProvider[]
  destination: Destination
}

export function SocialButtons({ providers, destination }: SocialButtonsProps) {
  if (providers.length === 0) return null
  return (
    <div className="social-buttons">
      <p className="or">{m.auth_or()}</p>
      <div className="row">
        {providers.map((provider) => {
          const { name, mark } = PROVIDERS[provider]
          return (
            <form key={provider} method="post" action={`/auth/social/${provider}`}>
              {Object.entries(destinationFields(destination)).map(([field, value]) => (
                <input key={field} type="hidden" name={field} value={value} />
              ))}
              <Button
                type="submit"
                variant="ghost"
                full
                aria-label={m.auth_with_provider({ provider: name })}
                icon={
                  <svg className="mark" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
                    <path d={mark} />
                  </svg>
                }
              >
                {name}
              </Button>
            </form>
          )
        })}
      </div>
    </div>
  )
}
