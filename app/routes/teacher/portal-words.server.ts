// The words of /teacher/portal in the one language asked for.

import * as m from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ownPath } from '#app/request/own-path.ts'

export type PortalWords = ReturnType<typeof portalWords>

const BACK = { returnTo: '/teacher/portal' }

export function portalWords(locale: Locale, name: string | null) {
  const o = { locale }
  const resources = { to: ownPath('/resources/for-teachers'), label: m.portal_resources({}, o) }
  return {
    name: m.shell_teacher_portal({}, o),
    title: m.portal_title({}, o),
    hello: name === null ? m.portal_hello_nameless({}, o) : m.portal_hello({ name }, o),
    teacherLead: m.portal_teacher_lead({}, o),
    /** Before the door, with the ways on. */
    visitor: {
      lead: m.portal_visitor_lead({}, o),
      text: m.portal_visitor_text({}, o),
      ways: [
        { to: ownPath('/auth', BACK), label: m.shell_sign_in({}, o) },
        { to: ownPath('/auth', { tab: 'signup', ...BACK }), label: m.portal_sign_up({}, o) },
        resources,
      ],
    },
    other: {
      lead: m.portal_other_lead({}, o),
      text: m.portal_other_text({}, o),
      ways: [{ to: ownPath('/profile'), label: m.portal_profile({}, o) }, resources],
    },
    drawers: m.portal_drawers({}, o),
    empty: [
      {
        feature: 'classes',
        title: m.portal_classes({}, o),
        text: m.portal_classes_text({}, o),
        action: m.portal_classes_go({}, o),
      },
      {
        feature: 'classCodes',
        title: m.portal_codes({}, o),
        text: m.portal_codes_text({}, o),
        action: m.portal_codes_go({}, o),
      },
    ] as const,
    todayTitle: m.portal_today({}, o),
    today: [
      {
        to: '/games',
        art: 'play-board',
        title: m.portal_play({}, o),
        text: m.portal_play_text({}, o),
        action: m.portal_play_go({}, o),
      },
      {
        to: '/resources/for-teachers',
        art: 'why-skills',
        title: m.portal_read({}, o),
        text: m.portal_read_text({}, o),
        action: m.portal_read_go({}, o),
      },
      {
        to: '/contact',
        art: 'letter',
        title: m.portal_write({}, o),
        text: m.portal_write_text({}, o),
        action: m.portal_write_go({}, o),
      },
    ] as const,
  }
}
