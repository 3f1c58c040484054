// Study tools, subject study, homework help (spec 001 section 2): every tab by its address, every text to the letter, every press
// a notice and nothing else; the same without scripts.
import type { Locator, Page } from '@playwright/test'
import { dayBefore, dayOf } from '#app/domain/progress/day-of.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { agePlans, giveTrial } from './database.ts'
import { FULL_RUN } from './full-run.ts'
import { newPerson, signIn } from './people.ts'
import { expect, remember, test } from './visitor.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
}

function notice(page: Page, text: string): Locator {
  return page.locator('.toast-card.info', { hasText: text })
}

/** Presses a button; what it says is shown as an information, and nothing else has happened. */
async function tells(page: Page, button: Locator, text: string): Promise<void> {
  const before = page.url()
  await button.click()
  await expect(notice(page, text)).toBeVisible()
  expect(await notice(page, text).locator('strong').textContent()).toBe(text)
  expect(page.url()).toBe(before)
  await notice(page, text).getByRole('button').click()
  await expect(notice(page, text)).toHaveCount(0)
}

/** Every button of the study pages that gives a notice: where it stands, what it is called, what is said. */
const NOTICES = [['/subject-study', 'Request Teacher Help', 'Teacher help coming soon!']] as const

const PAGES = [...new Set(NOTICES.map(([path]) => path)), '/study-tools?tab=tests', '/study-tools?tab=games']

const TABS = [
  [
    '/study-tools',
    ['Flashcards', 'Games', 'Practice Tests', 'Study Timeline'],
    ['games', 'tests', 'timeline'],
  ],
  ['/subject-study', ['Math', 'Science', 'English', 'History'], ['science', 'english', 'history']],
  ['/homework-help', ['Type Your Question', 'Upload Worksheet'], ['upload']],
] as const

/** What the page asks of the server from here on, but for code and pictures. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Code, drawings and faces that are shown for the first time, the icon, the framework's list of routes, and a tab's own data.
    if (
      request.method() === 'GET' &&
      /^\/(assets\/|favicon\.svg$|__manifest$|(?:study-tools|homework-help|subject-study)(\.data)?$)/.test(
        pathname,
      )
    )
      return
    calls.push(`${request.method()} ${request.url()}`)
  })
  page.on('websocket', (socket) => calls.push(socket.url()))
  return calls
}

for (const [route] of TABS.filter(([one]) => PAGES.some((path) => path.startsWith(one)))) {
  test(`every press on ${route} shows its notice and does nothing else`, async ({ page }) => {
    const paths = PAGES.filter((one) => one.split('?')[0] === route)
    async function openTab(path: string): Promise<void> {
      const tab = page.locator(`[role="tab"][href="${path}"]`)
      await tab.click()
      await expect(page).toHaveURL(path)
      // The address changes before what stands below it.
      await expect(tab).toHaveAttribute('aria-selected', 'true')
    }
    await open(page, route)
    const calls = watchCalls(page)
    for (const path of paths) {
      await openTab(path)
      for (const [at, name, text] of NOTICES)
        if (at === path) await tells(page, page.getByRole('main').getByRole('button', { name }), text)
    }
    // Those that give no notice, too.
    for (const path of paths) {
      await openTab(path)
      for (const button of await page.getByRole('tabpanel').getByRole('button').all()) await button.click()
    }
    expect(calls).toEqual([])
  })
}

for (const [path, names, others] of TABS) {
  test(`the tabs of ${path} are addresses; unknown ones are the first`, async ({ page }) => {
    await open(page, path)
    const calls = watchCalls(page)
    const tabs = page.getByRole('tablist').getByRole('tab')
    await expect(tabs).toHaveText([...names])
    const addresses = [path, ...others.map((tab) => `${path}?tab=${tab}`)]
    for (const [index, name] of names.entries()) {
      await page.getByRole('tab', { name }).click()
      await expect(page).toHaveURL(addresses[index] ?? '')
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    }
    expect(calls).toEqual([])
    await page.goBack()
    await expect(tabs.nth(names.length - 2)).toHaveAttribute('aria-selected', 'true')
    await page.reload()
    await expect(tabs.nth(names.length - 2)).toHaveAttribute('aria-selected', 'true')
    for (const unknown of ['nonsense', '', 'constructor', '%3Cscript%3E', 'FLASHCARDS']) {
      const response = await page.request.get(`${path}?tab=${unknown}`)
      expect(response.status(), unknown).toBe(200)
      const selected = (await response.text())
        .match(/<[^>]*role="tab"[^>]*>/g)
        ?.map((tab) => tab.includes('aria-selected="true"'))
      expect(selected, unknown).toEqual(names.map((_, index) => index === 0))
    }
  })
}

test('flashcards: two sets with their progress, and an empty slot', async ({ page }) => {
  await open(page, '/study-tools')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study Tools')
  await expect(page.getByRole('tab', { name: 'Flashcards' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 2, name: 'Your Flashcard Sets' })).toBeVisible()
  for (const [title, about, cards, percent] of [
    ['Math Formulas', 'Algebra & Geometry', 15, 0],
    ['Science Terms', 'Biology Basics', 25, 0],
  ] as const) {
    const set = page.getByRole('article', { name: title })
    await expect(set).toContainText(about)
    await expect(set).toContainText(`${cards} cards`)
    await expect(set).toContainText(`${percent}% complete`)
    await expect(set.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent))
    await expect(set.getByRole('link', { name: `Study Now ${title}` })).toBeVisible()
  }
  const blank = page.getByRole('link', { name: 'New Flashcards' })
  await expect(blank).toHaveCSS('border-top-style', 'dashed')
})

test('games: every button leads to the hub', async ({ page }) => {
  await open(page, '/study-tools?tab=games')
  const cards = page.getByRole('article')
  await expect(cards.filter({ hasText: 'Math Maze' })).toContainText('5 levels')
  await expect(cards.filter({ hasText: 'Science Quest' })).toContainText('Coming Soon')
  await expect(cards.filter({ hasText: 'More Games' })).toBeVisible()
  for (const name of ['View All Games', 'Play Now Math Maze', 'Preview Science Quest', 'Browse All Games'])
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', '/games')
  await page.getByRole('main').getByRole('link', { name: 'Browse All Games' }).click()
  await expect(page).toHaveURL('/games')
})

test('practice tests and study plans: what is empty says so; tips; a plan, a missed day, planned again', {
  tag: '@smoke',
}, async ({ page }) => {
  await open(page, '/study-tools?tab=tests')
  await expect(page.getByRole('heading', { name: 'No practice tests available yet' })).toBeVisible()
  await page.getByRole('tab', { name: 'Study Timeline' }).click()
  const plan = page.getByRole('region', { name: 'Create a Study Plan' })
  await expect(plan.getByLabel('Test date')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No study plans created yet' })).toBeVisible()
  const tips = page.getByRole('region', { name: 'Study Tips' }).getByRole('listitem')
  await expect(tips).toHaveText([
    /25-minute chunks with 5-minute breaks/,
    /Review regularly instead of cramming/,
    /Teach the concepts to others/,
  ])
  await page.getByRole('link', { name: 'More Tips' }).click()
  await expect(tips).toHaveCount(6)
  const testDate = dayBefore(dayOf(Date.now(), 'UTC'), -10)
  await plan.getByLabel('Test date').fill(testDate)
  await plan.getByRole('button', { name: 'Create Plan' }).click()
  await expect(page).toHaveURL(`/study-tools/plans/new?testDate=${testDate}`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()

  const person = await newPerson()
  await signIn(page, person, `/study-tools/plans/new?testDate=${testDate}`)
  await expect(page.getByLabel('Test date')).toHaveValue(testDate)
  for (const name of ['Science', 'History', 'Saturday', 'Sunday'])
    await page.getByLabel(name, { exact: true }).check()
  await page.getByRole('button', { name: 'Create Plan' }).click()
  const days = page.getByRole('region', { name: 'The next days' }).getByRole('listitem')
  await expect(days.filter({ hasText: 'First look' }).first()).toContainText('Science')
  await expect(page.getByText('0 done, ')).toBeVisible()

  await agePlans(person, 1)
  await page.reload()
  await expect(page.getByText('One session has moved to a new day. Plans change')).toBeVisible()
  await expect(days.filter({ hasText: 'moved' }).first()).toContainText('Science')
  const today = page.getByRole('region', { name: 'Today: Science' })
  await expect(today).toBeVisible()
  await expectAccessible(page)
  await today.getByRole('button', { name: 'I studied this' }).click()
  await expect(page.getByText('1 done, ')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('Done today: Science')

  await giveTrial(person.email, 'premium')
  await page.reload()
  await page.getByRole('button', { name: 'Write them' }).click()
  const words = page.getByRole('region', { name: 'About this plan' })
  await expect(words).toContainText('A little each day is enough.')
  await expect(words).toContainText('This week: Tip 1: say it out loud.')
  await expect(words).toContainText('Written by an AI from the dates and topics of your plan.')
  await expect(page.getByRole('button', { name: 'Write them' })).toHaveCount(0)
})

test('math has topics, a shelf and a way to a teacher; the other subjects have practice for each of the grades', async ({
  page,
}) => {
  await open(page, '/subject-study')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subject Study')
  const topics = page.getByRole('region', { name: 'Math topics' })
  await expect(topics.getByRole('heading', { level: 3 })).toHaveText([
    'Basic Arithmetic',
    'Algebra Basics',
    'Geometry',
    'Functions',
    'Trigonometry and vectors',
    'Statistics and probability',
    'Calculus',
  ])
  await expect(page.getByRole('link', { name: 'Watch Now Worked examples to watch' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Need Help From a Teacher?' })).toBeVisible()
  for (const subject of ['Science', 'English', 'History']) {
    await page.getByRole('tab', { name: subject }).click()
    await expect(
      page.getByRole('tabpanel').getByRole('link', { name: 'Practice Middle School' }),
    ).toHaveAttribute('href', `/games/subject/${subject.toLowerCase()}/middle`)
    await expect(
      page
        .getByRole('region', { name: 'Short lessons' })
        .getByRole('link', { name: /^Start Learning/ })
        .first(),
    ).toBeVisible()
  }
})

test('the drawing of a written lesson lights what a step tells of', async ({ page }) => {
  await open(page, '/subject-study/lessons?topic=life')
  await page.getByRole('link', { name: /Matter goes around/ }).click()
  const example = page.getByRole('region', { name: 'Worked example' })
  await expect(example.getByRole('img')).toHaveAccessibleName(
    /^A cycle: Plants make food → .*Energy from the Sun$/,
  )
  const lit = () => example.locator('[data-lit]').count()
  expect(await lit()).toBe(2)
  await example.getByRole('button', { name: 'Next step' }).press('Enter')
  await expect(example.getByRole('listitem').last()).toContainText('In the drawing: A rabbit eats plants')
  expect(await lit()).toBe(1)
  await example.getByRole('button', { name: 'Step 1' }).press('Enter')
  expect(await lit()).toBe(2)
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('a lesson is worked step by step, tried and checked, and remembered in this browser', {
  tag: '@smoke',
}, async ({ page }) => {
  await open(page, '/subject-study')
  await page.getByRole('link', { name: 'Start Learning Algebra Basics' }).click()
  await page.getByRole('link', { name: /An equation is a balance/ }).click()
  const example = page.getByRole('region', { name: 'Worked example' })
  await expect(example.getByRole('listitem')).toHaveCount(1)
  const calls = watchCalls(page)
  await example.getByRole('button', { name: 'Next step' }).click()
  await expect(example.getByRole('listitem')).toHaveCount(2)
  async function seeSolved(part: Locator) {
    await part.getByRole('button', { name: 'Show me how' }).click()
    await expect(part.getByRole('status').getByRole('list')).toBeVisible()
  }
  await seeSolved(page.getByRole('region', { name: 'Try it', exact: true }))
  const check = page.getByRole('region', { name: 'Quick check' })
  for (const question of [1, 2, 3]) {
    if (question > 1) await check.getByRole('button', { name: 'Next question' }).click()
    await expect(check).toContainText(`Question ${question} of 3`)
    await seeSolved(check)
  }
  expect(calls).toEqual([])
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Practice this skill' })).toHaveAttribute(
    'href',
    '/games/subject/math/middle?skill=one-step-equations',
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Algebra Basics' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'An equation is a balance' })).toContainText(
    'Done',
  )
})

test('the solver shows a line step by step, without asking the server', async ({ page }) => {
  await open(page, '/subject-study')
  await page.getByRole('link', { name: 'Try It Interactive problem solver' }).click()
  const line = page.getByRole('textbox', { name: 'Your problem' })
  await expect(line).toBeVisible()
  const calls = watchCalls(page)
  await line.fill('3x + 5 = 20')
  await expect(page.getByLabel('We read it as')).toContainText('3⁢x+5=20')
  await line.press('Enter')
  const steps = page.getByRole('region', { name: 'Step by step' })
  await expect(page.getByRole('heading', { name: 'Step by step' })).toBeFocused()
  await expect(steps.getByRole('listitem')).toHaveCount(2)
  await steps.getByRole('button', { name: 'Next step' }).press('Enter')
  await expect(steps.getByRole('listitem').last()).toContainText('Divide both sides by 3.')
  await steps.getByRole('button', { name: 'Show all' }).click()
  await expect(steps.getByRole('status').locator('math')).toHaveText('x=5')
  await expectAccessible(page)
  // A face without the sign would show nothing of a root but what is under it.
  await line.fill('√(x + 1) = 3')
  const root = page.getByLabel('We read it as').locator('msqrt')
  const sign = () =>
    root.evaluate((one) => {
      const under = one.firstElementChild?.getBoundingClientRect()
      return (under?.left ?? 0) - one.getBoundingClientRect().left
    })
  await expect.poll(sign).toBeGreaterThan(8)
  await line.fill('Anna has 3 apples')
  await page.getByRole('button', { name: 'Solve' }).click()
  await expect(page.getByRole('alert')).toContainText('not stories')
  expect(calls).toEqual([])
})

test('the keyboard reaches tabs and notices', async ({ page }) => {
  await open(page, '/study-tools')
  await page.getByRole('tab', { name: 'Flashcards' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/study-tools?tab=tests')
  await page.goto('/subject-study')
  await page.getByRole('button', { name: 'Request Teacher Help' }).focus()
  await page.keyboard.press('Enter')
  await expect(notice(page, 'Teacher help coming soon!')).toBeVisible()
})

test('notices are told in the language of the page', async ({ page, context, baseURL }) => {
  await remember(context, String(baseURL), { language: 'fr' })
  await open(page, '/subject-study')
  await page.getByRole('button', { name: 'Demander l’aide d’un prof' }).click()
  await expect(notice(page, 'L’aide des profs arrive bientôt\u202f!')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // What each press says is read above; here that the same form tells it on the page, once a route.
  const told = PAGES.filter((path) => !path.startsWith('/study-tools'))
  for (const path of FULL_RUN ? told : told.filter((path) => !path.includes('?'))) {
    test(`every press on ${path} tells its notice on the page, and the tab stays`, async ({ page }) => {
      await page.goto(path)
      for (const [, name, text] of NOTICES.filter(([at]) => at === path)) {
        const tab = await page.getByRole('tab', { selected: true }).textContent()
        await page.getByRole('main').getByRole('button', { name }).click()
        await expect(page.getByRole('main').getByRole('status')).toHaveText(text)
        expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(tab)
      }
    })
  }

  test('what is typed is not sent along', async ({ page }) => {
    await page.goto('/homework-help')
    await page.getByRole('textbox', { name: 'Your question' }).fill('my secret')
    await page.getByRole('button', { name: 'Submit Question' }).click()
    await expect(page).toHaveURL('/homework-help?subject=math')
  })

  test('tabs are links, and unknown notices are passed over', async ({ page }) => {
    await page.goto('/study-tools?notice=teacherHelp')
    await page.getByRole('tab', { name: 'Study Timeline' }).click()
    await expect(page).toHaveURL('/study-tools?tab=timeline')
    for (const asked of ['nonsense', 'voiceInput', 'constructor', '%3Cscript%3E']) {
      await page.goto(`/study-tools?notice=${asked}`)
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
    }
  })
})

const LOOKS = [
  ['fr', 'elementary'],
  ['es', 'middle-school'],
  ['zh', 'high'],
] as const

test('axe finds nothing on a phone in other languages, with a notice shown', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 800 })
  // Each page in a look of its own; in a full run in all of them.
  for (const [place, [language, themeLevel]] of LOOKS.entries()) {
    await remember(context, String(baseURL), { language, themeLevel })
    for (const path of FULL_RUN ? PAGES : PAGES.filter((_, index) => index % LOOKS.length === place)) {
      await open(page, `${path}${path.includes('?') ? '&' : '?'}notice=teacherHelp`)
      await expectAccessible(page, { where: `${path} ${language}` })
      await expectNoOverflow(page, `${path} ${language}`)
      const small = await page
        .getByRole('main')
        .locator('button:visible, a[href]:visible')
        .evaluateAll((all) =>
          all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
        )
      expect(small, `${path} ${language}`).toEqual([])
    }
  }
})
