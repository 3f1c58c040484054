// The code as a label to hand on. Without scripts the link stands there to be copied by hand.
import { Copy, Share2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'

const never = () => () => {}

export function CodeCard({ code, link }: { code: string; link: string }) {
  const mayCopy = useSyncExternalStore(
    never,
    () => 'clipboard' in navigator,
    () => false,
  )
  const mayShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )

  async function copy() {
    await navigator.clipboard.writeText(link)
    showToast({ id: 'referral-copied', type: 'success', title: m.referral_copied() })
  }

  async function share() {
    try {
      await navigator.share({ text: m.referral_share_text({ product: PRODUCT_NAME }), url: link })
    } catch {
      // Closed without sharing: nothing to be said.
    }
  }

  return (
    <div className="code-card">
      <dl>
        <div>
          <dt>{m.referral_code_label()}</dt>
          <dd className="code">{code}</dd>
        </div>
        <div>
          <dt>{m.referral_link_label()}</dt>
          <dd className="link">{link}</dd>
        </div>
      </dl>
      {(mayCopy || mayShare) && (
        <ButtonRow>
          {mayCopy && (
            <Button size="small" icon={<Copy />} onClick={copy}>
              {m.referral_copy()}
            </Button>
          )}
          {mayShare && (
            <Button size="small" variant="ghost" icon={<Share2 />} onClick={share}>
              {m.referral_share()}
            </Button>
          )}
        </ButtonRow>
      )}
    </div>
  )
}
