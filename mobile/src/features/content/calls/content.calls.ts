import { listNews, listQuestions, readBanner, readNews } from '@mwc/contract/content/content.calls'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import { call } from '../../../shared/calls/api-client.ts'

/*
 * Apart from the queries: the pages that the server makes bring their first answers along, and need no schema to show them.
 */
export const newsPage = (cursor: string | undefined, signal: AbortSignal) => call(listNews, { cursor }, { signal })
export const newsItem = (id: string, signal: AbortSignal) => call(readNews, { id }, { signal })
export const banner = (id: string, signal: AbortSignal) => call(readBanner, { id }, { signal })
export const questionsPage = (asked: InputOf<typeof listQuestions>, signal: AbortSignal) => call(listQuestions, asked, { signal })
