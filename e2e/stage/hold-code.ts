import type { Page, Route } from '@playwright/test'

type Fault = 'missing' | 'page' | 'cut' | 'hang'

/** What a server, a proxy or a network does to a file that the app asks for. */
async function spoil(route: Route, fault: Fault): Promise<void> {
  if (fault === 'missing') await route.fulfill({ status: 404, contentType: 'application/json', body: '{}' })
  if (fault === 'page')
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Welcome to our Wi-Fi</title>' })
  if (fault === 'cut') await route.abort('connectionreset')
}

/** Lets no code come whose file name fits, until the answered function is called; what hangs comes then. */
export async function spoilCode(page: Page, name: RegExp, fault: Fault): Promise<() => Promise<void>> {
  const hanging: Route[] = []
  let over = false
  const handler = async (route: Route) => {
    if (over) return route.continue()
    if (fault === 'hang') return void hanging.push(route)
    return spoil(route, fault)
  }
  const files = (url: URL) => url.pathname.startsWith('/mobile/assets/') && name.test(url.pathname)
  await page.route(files, handler)
  return async () => {
    over = true
    await Promise.all(hanging.splice(0).map((route) => route.continue().catch(() => undefined)))
  }
}
