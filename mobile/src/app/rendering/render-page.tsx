import { languageTags, languages } from '@mwc/contract/language/language'
import type { Language } from '@mwc/contract/language/language'
import type { RenderedPage, PageRequest, StartData } from '@mwc/contract/pages/rendered-page'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Button } from '../../shared/screen/button.tsx'
import { ErrorSummary } from '../../shared/form/error-summary.tsx'
import { TitleContext } from '../../shared/screen/screen.tsx'
import { programmeQuery } from '../../shared/programme/use-programme.ts'
import { deferredSections, loadWords } from '../../words/load-words.ts'
import type { Dictionary } from '../../words/load-words.ts'
import iconText from '../../../public/icon.svg?raw'
import early from './before-hydration.js?raw'
import earlyForm from './form-before-hydration.js?raw'
import { initialAnswerOf, startAnswer } from './initial-answers.ts'
import { moduleOf, wordModules } from './modules.ts'
import { oldBrowserWords } from './old-browser.words.ts'
import { LanguageProvider } from '../start/language-provider.tsx'
import { routeOf, routeShownAt } from '../routes/find-route.ts'
import { routes } from '../routes/routes.ts'
import { Shell } from '../shell/shell.tsx'
import { notFoundPath, shellPath } from '../../paths/paths.ts'

const itemId = /^id=[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

// In the page itself: asked for by its name it would be one more request of the first load. Nothing else of it needs escaping.
const icon = `data:image/svg+xml,${iconText.replace(/\n\s*/g, '').replaceAll('"', "'").replaceAll('#', '%23')}`

/** The inline script of every page, before the first paint and in any browser; and that of pages with a form for a number. */
export const earlyScripts = [early, earlyForm]

export { initialAnswerOf } from './initial-answers.ts'
export { instantPages, offlineModules } from './instant-pages.ts'
export { makeManifests } from './make-manifest.ts'

/**
 * The page for an address: a public screen's own path, or the path itself where the app has no such route.
 * `/shell`, a loading face, where the screen depends on the session, this tab, or the query (but for an item's id).
 */
export function pageOf(address: string): string {
  const [path = '/', query = ''] = address.split('?')
  const route = routeOf(path)
  if (!route) return path === shellPath ? shellPath : notFoundPath
  const initial = itemId.test(query) ? initialAnswerOf(address) : null
  // An item that everybody may read: what its page shows depends on its id, and on nothing else.
  if (initial && 'id' in initial) return `${route.paths[0]}?${query}`
  if (route.entry === 'member' || route.ofSession || route.needsDraft || query)
    return route.tab ? `${shellPath}?tab=${route.tab}` : shellPath
  return route.paths[0]
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

async function prepare(language: Language, path: string): Promise<Dictionary> {
  const words = await loadWords(language, deferredSections)
  if (!path.startsWith(shellPath)) await routeShownAt(path).screen.load()
  return words as Dictionary
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text()
}

/** The notice for browsers below the floor, in every language. Its styles are inline, since such a browser knows no layers. */
function oldBrowserNotice(): string {
  const texts = languages.map((language) => `<p lang="${languageTags[language]}">${escape(oldBrowserWords[language])}</p>`).join('')
  return `<div id="old-browser" hidden style="padding:24px;font:18px/1.6 sans-serif"><b>MWC Membership</b>${texts}</div>`
}

/** What a form for a number shows by itself before the app can: what is wrong, with one line to copy, or a button that works. */
async function earlyFaces(language: Language, { shared, fields }: Dictionary): Promise<string> {
  const { prelude } = await prerender(
    <LanguageProvider language={language}>
      <ErrorSummary errors={{ mobile: 'required' }} labels={{ mobile: shared.mobileNumber }} attempt={0} />
      <Button busy>{null}</Button>
    </LanguageProvider>,
  )
  const texts = (['required', 'mobile', 'mobileAbroad'] as const).map(
    (problem) => ` data-${problem.replace('A', '-a')}="${escape(fields[problem])}"`,
  )
  return `<template id="early-faces"${texts.join('')}>${await textOf(prelude)}</template>`
}

/** Renders one page, whole. What it holds depends on the request alone. */
export async function renderPage({ path, language, data, app }: PageRequest): Promise<RenderedPage> {
  const isShell = path.startsWith(shellPath)
  const route = isShell ? routes.find(({ tab }) => tab && path.endsWith(`=${tab}`)) : routeShownAt(path)
  const words = await prepare(language, path)
  const client = new QueryClient()
  const { programme, initialAnswer } = data
  const start: StartData = { programme, answers: initialAnswer ? [startAnswer(initialAnswer, language)] : [] }
  client.setQueryData(programmeQuery.queryKey, programme)
  for (const [key, answer] of start.answers) client.setQueryData(key, answer)
  let title: string = words.shared.appName
  let about: string = words.page.about
  let pictures: string | null = null
  const { prelude } = await prerender(
    <StrictMode>
      <TitleContext value={(shown, said) => void ([title, about] = [shown, said ?? about])}>
        <LanguageProvider language={language}>
          <Shell made={path} client={client} {...(isShell ? { waitingAt: route?.tab ?? null } : {})} />
        </LanguageProvider>
      </TitleContext>
    </StrictMode>,
    // Larger pages would be sent in parts that inline scripts put together; nothing here is sent before it is whole.
    { progressiveChunkSize: Infinity, onHeaders: (headers) => void (pictures = headers.get('link')) },
  )
  const screen = await textOf(prelude)
  const form = screen.includes('id="field-mobile"') ? `${await earlyFaces(language, words)}<script>${earlyForm}</script>` : ''
  const tag = languageTags[language]
  const found = isShell || routeOf(path) !== null
  const [firstWords = '', ...later] = wordModules(language, route?.screen.words ?? [])
  const scripts = app.scriptsFor([firstWords, ...(route ? [moduleOf(route.screen)] : []), ...later])
  const [entry, ...others] = scripts
  const preloads = others.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`).join('')
  const { pageFailed, tryAgain } = words.shared
  const { needsScript } = words.page
  const name = escape(isShell ? words.shared.appName : title)
  const description = escape(about)
  // Where nothing is said of the screen itself, those who show a link take the two before.
  const isAbout = about !== words.page.about
  const shared = isAbout ? `<meta property="og:title" content="${name}"><meta property="og:description" content="${description}">` : ''
  const html = `<!doctype html><html lang="${tag}" data-build="${app.build}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content"><title>${name}</title><meta name="description" content="${description}">${shared}<meta name="color-scheme" content="light dark"><meta name="theme-color" media="(prefers-color-scheme:dark)" content="#0b1719"><meta name="theme-color" content="#fffaf2"><meta name="format-detection" content="telephone=no"><style>${app.style}</style><script>${early}</script><script type="module" async fetchpriority="low" src="${entry}"></script>${preloads}<link rel="icon" href="${icon}"><link rel="apple-touch-icon" href="/mobile/icons/apple-touch-icon.png"><link rel="manifest" href="/mobile/manifest-${language}.webmanifest"></head><body>${oldBrowserNotice()}<noscript><style>form,header button{display:none}</style><p style="padding:24px">${escape(needsScript)}</p></noscript><div id="root" ${isShell || !found ? '' : `data-path="${path}" `}data-language="${language}">${screen}</div><div id="not-opened" role="alert" hidden class="not-opened"><p>${escape(pageFailed)}</p><button type="button" id="open-again">${escape(tryAgain)}</button></div>${form}<script type="application/json" id="page-data">${JSON.stringify(start).replaceAll('<', '\\u003c')}</script></body></html>`
  // A picture that is seen first comes before the code, which would hold the line for half a second.
  const links = [...(pictures ? [pictures] : []), ...scripts.map((file) => `<${file}>; rel=modulepreload; fetchpriority=low`)]
  return { html, found, links }
}
