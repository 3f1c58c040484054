import { expect, hydrated, remember, stored, test } from './visitor.ts'

const NAV = [
  ['Home', '/'],
  ['Homework Help', '/homework-help'],
  ['Study Tools', '/study-tools'],
  ['Games', '/games'],
  ['Pricing', '/pricing'],
  ['Store', '/store'],
] as const

test.describe('header', () => {
  test('has the six links in order, and marks the current one', { tag: '@smoke' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('selectedGrade', 'middle'))
    await page.goto('/')
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    const links = await nav
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]))
    expect(links).toEqual(NAV.map((link) => [...link]))
    await hydrated(page)
    for (const [name, path] of NAV.slice(1)) {
      await nav.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(nav.locator('[aria-current="page"]')).toHaveText(name)
    }
  })

  test('offers Sign In to a visitor, and no avatar menu', async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Sign In' }).first()).toHaveAttribute('href', '/auth')
    await expect(banner.getByText('Sign Out')).toHaveCount(0)
  })

  for (const width of [767, 320]) {
    test(`is a drawer at ${width} px, with the same links, sign-in and look`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const drawer = page.locator('#drawer')
      await expect(drawer).toBeVisible()
      for (const [name, path] of NAV) {
        await expect(drawer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
      }
      await expect(drawer.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
      await expect(drawer.getByRole('button', { name: 'Dark Mode' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await hydrated(page)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await drawer.getByRole('link', { name: 'Games', exact: true }).click()
      await expect(page).toHaveURL('/games')
      await expect(drawer).toBeHidden()
    })
  }

  test('is no drawer at 768 px, in any language', async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width: 768, height: 800 })
    for (const language of ['en', 'es', 'fr', 'zh']) {
      await remember(context, String(baseURL), { language })
      await page.goto('/')
      await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible()
      await expect(page.locator('.burger')).toBeHidden()
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
      for (const link of await links.all()) {
        const box = await link.boundingBox()
        expect((box?.x ?? 999) + (box?.width ?? 999), language).toBeLessThanOrEqual(768)
      }
    }
  })
})

test.describe('look', () => {
  test('dark and light are chosen at once, stored, and there in the first byte of the next page', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    const html = page.locator('html')
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(await paper()).toBe('rgb(255, 255, 255)')
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('button', { name: 'Dark Mode' }).click()
    await expect(html).toHaveAttribute('data-mode', 'dark')
    expect(await paper()).toBe('rgb(18, 18, 18)')
    expect(await stored(page, 'darkMode')).toBe('true')
    expect(await (await page.request.get('/')).text()).toContain('data-mode="dark"')
    await page.reload()
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('button', { name: 'Light Mode' }).click()
    await expect(html).toHaveAttribute('data-mode', 'light')
    expect(await stored(page, 'darkMode')).toBe('false')
  })

  for (const [level, name, primary] of [
    ['elementary', 'Elementary', 'rgb(98, 0, 238)'],
    ['middle-school', 'Middle School', 'rgb(41, 98, 255)'],
    ['high', 'High School', 'rgb(21, 101, 192)'],
  ] as const) {
    test(`the notebook ${level} is chosen at once and stored`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto('/')
      await page.getByRole('button', { name: 'Theme' }).click()
      await page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click()
      await expect(page.locator('html')).toHaveAttribute('data-level', level)
      expect(await stored(page, 'themeLevel')).toBe(level)
      const colour = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = 'var(--c-primary)'
        return getComputedStyle(probe).color
      })
      expect(colour).toBe(primary)
      expect(await (await page.request.get('/')).text()).toContain(`data-level="${level}"`)
    })
  }

  test('follows the system when nothing is stored, and a stored choice wins', async ({
    page,
    context,
    baseURL,
  }) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    expect(await paper()).toBe('rgb(18, 18, 18)')
    await remember(context, String(baseURL), { darkMode: 'false' })
    await page.goto('/')
    expect(await paper()).toBe('rgb(255, 255, 255)')
  })

  test('storage wins over cookies before the first paint, and unknown values are ignored', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await context.clearCookies()
    await page.evaluate(() => {
      localStorage.setItem('themeLevel', 'high')
      localStorage.setItem('darkMode', 'true')
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-level', 'high')
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    await page.evaluate(() => {
      localStorage.setItem('themeLevel', 'college')
      localStorage.setItem('darkMode', 'maybe')
    })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-level', 'default')
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'system')
  })
})

test.describe('language', () => {
  test('a browser is sent the messages of its language alone', async ({ page, context, baseURL }) => {
    await remember(context, String(baseURL), { language: 'fr' })
    const files: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/assets/messages/')) files.push(pathname)
    })
    await page.goto('/')
    await hydrated(page)
    // A press in the browser: the next page's messages come by its modules.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    expect(files.length).toBeGreaterThan(1)
    expect(files.filter((file) => !/^\/assets\/messages\/fr\/[\w-]+\.js$/.test(file))).toEqual([])
  })

  for (const [code, name, home] of [
    ['es', 'Español', 'Inicio'],
    ['fr', 'Français', 'Accueil'],
    ['zh', '中文', '首页'],
  ] as const) {
    test(`can be changed to ${name} in header and footer`, { tag: code === 'fr' ? '@smoke' : [] }, async ({
      page,
    }) => {
      await page.goto('/pricing')
      await page.getByRole('button', { name: 'Language' }).click()
      await page.getByRole('banner').getByRole('button', { name }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(page).toHaveURL('/pricing')
      await expect(page.getByRole('banner').getByRole('link', { name: home })).toBeVisible()
      await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })
  }
})

test.describe('footer', () => {
  test('has its four columns, links and the current year', async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    for (const heading of ['Features', 'Resources', 'Company']) {
      await expect(footer.getByRole('heading', { name: heading })).toBeVisible()
    }
    await expect(footer).toContainText(`© ${new Date().getUTCFullYear()}`)
    for (const path of [
      '/homework-help',
      '/study-tools',
      '/subject-study',
      '/games',
      '/resources/for-students',
      '/resources/for-parents',
      '/resources/for-teachers',
      '/resources/blog',
      '/company/about-us',
      '/company/privacy-policy',
      '/company/terms-of-service',
      '/company/contact',
    ]) {
      await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1)
    }
  })
})

test.describe('routes', () => {
  test('whoever scrolled before the page woke up stays where they are', async ({ page }) => {
    let wake = () => {}
    const asleep = new Promise<void>((resolve) => {
      wake = resolve
    })
    await page.route('**/*.js', async (route) => {
      await asleep
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(0)
    wake()
    await hydrated(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })

  test('a path change scrolls to the top', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: 'instant' }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Study Tools' }).click()
    await expect(page).toHaveURL('/study-tools')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: [/404/] })

  test('says so, leads home, and logs it in the browser', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text())
    })
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expect
      .poll(() => logged.some((text) => text.includes('404') && text.includes('/no/such/page')))
      .toBe(true)
    await page.getByRole('main').getByRole('link', { name: /home/i }).click()
    await expect(page).toHaveURL('/')
  })
})
