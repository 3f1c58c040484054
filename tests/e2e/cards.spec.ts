// Flashcards: a card is made by keyboard, studied, and what was learned is there after a reload.

import { MATH_GENERATORS } from '#engine/curriculum/mathematics/generators.ts'
import { quizSkills } from '#engine/curriculum/written/quiz-practice.ts'
import { versionOf } from '#engine/curriculum/written/structure.ts'
import { ELEMENTARY_PRACTICE } from '#engine/games/history-quest/practice/elementary.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { addMissed } from './database.ts'
import { newPerson, signIn } from './people.ts'
import { expect, remember, test } from './visitor.ts'

/** A question of History Quest, an exercise of practice, and one that needs its drawing. */
const MISSED = {
  'past-present-future': versionOf(quizSkills(ELEMENTARY_PRACTICE)['past-present-future'] ?? { items: [] }),
  'one-step-equations': MATH_GENERATORS['one-step-equations']?.version ?? 0,
  'count-objects-to-20': MATH_GENERATORS['count-objects-to-20']?.version ?? 0,
}

test('a card is written, studied and kept, and missed questions become cards, by keyboard alone', async ({
  page,
}) => {
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
