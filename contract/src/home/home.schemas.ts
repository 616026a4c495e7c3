import * as z from 'zod/mini'
import { bannerCard, newsCard, privilegeCard } from '../content/content.schemas.ts'

/** What Home shows to everybody, in the reader's language. */
export const homeContent = z.object({
  banners: z.array(bannerCard),
  privileges: z.array(privilegeCard),
  news: z.array(newsCard),
})
export type HomeContent = z.infer<typeof homeContent>
