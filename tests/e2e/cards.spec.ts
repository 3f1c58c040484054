// Flashcards: a card is made by keyboard, studied, and what was learned is there after a reload, and on the day ts-fsrs says.
import type { Page } from '@playwright/test'
import { type Card, createEmptyCard, fsrs } from 'ts-fsrs'
import type { SentReview } from '#app/domain/flashcards/flashcards.types.ts'
import { MATH_GENERATORS } from '#engine/curriculum/mathematics/generators.ts'
import { quizSkills } from '#engine/curriculum/written/quiz-practice.ts'
import { versionOf } from '#engine/curriculum/written/structure.ts'
import { ELEMENTARY_PRACTICE } from '#engine/games/history-quest/practice/elementary.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { addMissed, ageCards } from './database.ts'
import { newPerson, signIn } from './people.ts'
import { expect, remember, test } from './visitor.ts'

/** A question of History Quest, an exercise of practice, and one that needs its drawing. */
const MISSED = {
  'past-present-future': versionOf(quizSkills(ELEMENTARY_PRACTICE)['past-present-future'] ?? { items: [] }),
  'one-step-equations': MATH_GENERATORS['one-step-equations']?.version ?? 0,
  'count-objects-to-20': MATH_GENERATORS['count-objects-to-20']?.version ?? 0,
}

test('a card is written, studied and kept, and missed questions become cards, by keyboard alone', {
  tag: '@smoke',
}, async ({ page }) => {
  const person = await newPerson()
  await addMissed(person, MISSED)
  await signIn(page, person, '/study-tools/cards/new')
  const { keyboard } = page
  await page.getByLabel('Title', { exact: true }).focus()
  await keyboard.type('Chapter 3')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Chapter 3' })).toBeVisible()
  await page.getByLabel('Front', { exact: true }).focus()
  await keyboard.type('Area of a circle')
  await keyboard.press('Tab')
  await keyboard.type('$πr^2$')
  await expect(page.locator('.card-preview math msup')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add card' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Cards in this set' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByLabel('Front', { exact: true })).toHaveValue('')

  await page.getByRole('link', { name: 'Review', exact: true }).press('Enter')
  await expect(page.getByText('1 card, about 1 minute.')).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).press('Enter')
  const session = page.locator('.study-session')
  await expect(session).toBeVisible()
  await keyboard.press('Space')
  await expect(session.locator('.answer math')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Knew it/ })).toContainText('again in 10 minutes')
  await keyboard.press('2')
  await keyboard.press('z')
  await expect(session.locator('.answer math')).toBeVisible()
  for (const key of ['Space', 'Space', 'Space']) await keyboard.press(key)
  await expect(page.getByRole('heading', { level: 1, name: 'Done for today.' })).toBeVisible()
  await expect(page.locator('[data-saved="saved"]')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing to review right now.' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to my sets' }).click()
  const set = page.getByRole('article', { name: 'Chapter 3' })
  await expect(set).toContainText('100% complete')

  await set.getByRole('link', { name: 'Review history' }).press('Enter')
  await expect(page.getByText('you answered 2 cards and knew 2')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await set.getByRole('link', { name: 'Edit cards' }).press('Enter')
  await page.getByRole('link', { name: 'Cards from what you missed' }).press('Enter')
  const missed = page.getByRole('checkbox')
  await expect(missed).toHaveCount(2)
  await expect(page.getByText('1 more question needs its picture')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  for (const question of await missed.all()) await question.press('Space')
  await expect(page.getByText('2 cards picked. You can add 7 more cards of your own.')).toBeVisible()
  await page.getByRole('button', { name: 'Add these cards' }).press('Enter')
  await expect(page.getByText('2 cards added.')).toBeVisible()
  const cards = page.getByRole('list', { name: 'Cards in this set' }).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await expect(cards.nth(1).locator('.back')).not.toBeEmpty()
  await page.getByRole('link', { name: 'Cards from what you missed' }).press('Enter')
  await expect(page.getByText('1 more question needs its picture')).toBeVisible()
  await expect(missed).toHaveCount(0)
})

const DAY = 86_400_000
/** Once, in the second session: on the day both come back. */
const FORGOTTEN = { card: 'Peru', on: 2 }

test('two cards reviewed over thirty days are due on the days ts-fsrs has them due', async ({ page }) => {
  const person = await newPerson()
  await signIn(page, person, '/study-tools/cards/new')
  await page.getByLabel('Title', { exact: true }).fill('Capitals')
  await page.getByLabel('Title', { exact: true }).press('Enter')
  await page.getByText('Add many at once').click()
  await page.getByRole('textbox', { name: 'Your list' }).fill('France\tParis\nPeru\tLima')
  await page.getByRole('button', { name: 'Add these cards' }).click()
  await expect(page.getByText('2 cards added.')).toBeVisible()
  const study = `${page.url()}/study`

  // What the page sent, with the days that are simulated added to the clock of browser and server alike.
  const theirs = new Map<string, Card>()
  const scheduler = fsrs()
  let passed = 0
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/study-tools/cards/reviews')) return
    const { reviews } = request.postDataJSON() as { reviews: SentReview[] }
    for (const { cardId, grade, at } of reviews) {
      const when = new Date(at + passed * DAY)
      theirs.set(cardId, scheduler.next(theirs.get(cardId) ?? createEmptyCard(when), when, grade).card)
    }
  })
  const dueNow = (days: number) =>
    [...theirs.values()].filter(({ due }) => due.getTime() <= Date.now() + days * DAY).length
  const days: number[] = []
  for (let day = 0; day < 30; day++) {
    if (day > 0 && dueNow(day) === 0) continue
    if (day > passed) await ageCards(person, day - passed)
    passed = day
    days.push(day)
    await page.goto(study)
    await expect(page.locator('.promise')).toContainText(
      day === 0 ? '0 to review, 2 new.' : `${dueNow(day)} to review, 0 new.`,
    )
    await reviewAll(page, (card) => card === FORGOTTEN.card && days.length === FORGOTTEN.on)
    // Nothing is left of this day, and by ts-fsrs neither.
    expect(dueNow(day), `after day ${day}`).toBe(0)
  }
  // The day before the next one that ts-fsrs has: nothing.
  const next = Math.min(...[...theirs.values()].map(({ due }) => due.getTime()))
  const before = Math.ceil((next - Date.now()) / DAY) - 1
  if (before > passed) await ageCards(person, before - passed)
  await page.goto(study)
  await expect(page.getByRole('heading', { name: 'Nothing to review right now.' })).toBeVisible()
  expect(days.length).toBeGreaterThan(3)
  expect([...theirs.values()].map(({ lapses }) => lapses).sort()).toEqual([0, 1])
})

/** From its start to its end, by keyboard: "forgot" once where it is said, "knew it" else. */
async function reviewAll(page: Page, forgets: (front: string) => boolean): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).press('Enter')
  const session = page.locator('.study-session')
  const isForgotten = new Set<string>()
  for (;;) {
    const isOver = page.getByRole('heading', { level: 1, name: 'Done for today.' })
    await expect(session.and(page.locator('[data-shown="false"]')).or(isOver)).toBeVisible()
    if (await isOver.isVisible()) break
    const front = (await session.locator('.asked').textContent())?.replace('Front', '').trim() ?? ''
    await page.keyboard.press('Space')
    await expect(session.locator('.answer')).toBeVisible()
    const forgot = forgets(front) && !isForgotten.has(front)
    if (forgot) isForgotten.add(front)
    await page.keyboard.press(forgot ? '1' : '2')
  }
  await expect(page.locator('[data-saved="saved"]')).toBeVisible()
}

test('a package that genanki wrote comes in as cards, in Chinese on a phone, without leaving the device', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await remember(context, String(baseURL), { language: 'zh' })
  await signIn(page, await newPerson(), '/study-tools/cards/new')
  await page.getByLabel('标题', { exact: true }).fill('细胞')
  await page.getByLabel('标题', { exact: true }).press('Enter')
  await page.getByText('一次添加很多').click()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  await page.getByLabel('打开文件').setInputFiles('app/stage/cards/apkg/packages/genanki.apkg')
  await expect(page.getByRole('textbox', { name: '你的列表' })).toHaveValue(/光合作用/)
  expect(sent).not.toContain('POST')
  await page.getByRole('button', { name: '添加这些卡片' }).click()
  await expect(page.getByText('已添加 7 张卡片。')).toBeVisible()
  const cards = page.getByRole('list', { name: '这个闪卡集的卡片' }).getByRole('listitem')
  await expect(cards.nth(2).locator('mark')).toHaveText(['heart', 'blood'])
  await expect(cards.nth(4).locator('mfrac')).toBeVisible()
  await expect(cards.nth(6).locator('.front')).toHaveText('Hello')
})

test.describe('pictures', () => {
  // What the page asks for in the background while there is no line.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a picture is drawn, another chosen, and both are there in study without a line', async ({
    page,
    context,
  }) => {
    await signIn(page, await newPerson(), '/study-tools/cards/new')
    await page.getByLabel('Title', { exact: true }).fill('Shapes')
    await page.getByLabel('Title', { exact: true }).press('Enter')
    await page.getByLabel('Front', { exact: true }).fill('Which shape is this?')
    await page.getByRole('button', { name: 'Draw a picture for the front' }).click()
    const pad = page.getByRole('img', { name: 'Your drawing' })
    await pad.scrollIntoViewIfNeeded()
    const box = await pad.boundingBox()
    if (!box) throw new Error('no pad')
    // At night, too, the pens are those of the day: the paper is white.
    await page.evaluate(() => document.documentElement.setAttribute('data-mode', 'dark'))
    await expect(page.locator('.pen.ink')).toHaveCSS('color', 'rgb(33, 33, 33)')
    const { mouse } = page
    for (const [from, to] of [
      [0.2, 0.5],
      [0.5, 0.8],
    ] as const) {
      await mouse.move(box.x + box.width * from, box.y + box.height * 0.7)
      await mouse.down()
      await mouse.move(box.x + box.width * to, box.y + box.height * 0.3, { steps: 4 })
      await mouse.up()
    }
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use this drawing' }).click()
    await page.getByLabel('What does the picture on the front show?').fill('One slanted line')

    const choose = page.getByLabel('Add a picture to the back')
    await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await expect(page.getByText('We couldn’t read that picture.')).toBeVisible()
    await choose.setInputFiles('docs/screenshots/home.png')
    await page.getByLabel('What does the picture on the back show?').fill('A page with a mascot')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: 'Add card' }).click()
    expect((await sent).postData()?.length).toBeLessThan(140_000)

    await expect(page.getByRole('img', { name: 'One slanted line' })).toBeVisible()
    const kept = [page.waitForResponse(/side=front/), page.waitForResponse(/side=back/)]
    await page.getByRole('link', { name: 'Review', exact: true }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    for (const answer of await Promise.all(kept)) await (await answer).finished()
    const picture = page.getByRole('img', { name: 'One slanted line' })
    await expect(picture).toHaveAttribute('src', /^blob:/)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Show answer' }).click()
    const answer = page.getByRole('img', { name: 'A page with a mascot' })
    await expect(answer).toHaveAttribute('src', /^blob:/)
    expect(await answer.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBe(
      640,
    )
    await context.setOffline(false)
  })
})
