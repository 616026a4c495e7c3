import type { SeedNews } from './content-shapes.ts'
import { communityNews } from './news-community.ts'
import { serviceNews } from './news-services.ts'

/** The newest first. */
export const news: readonly SeedNews[] = [...serviceNews, ...communityNews]
