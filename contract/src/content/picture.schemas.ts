import * as z from 'zod/mini'

/** A picture and its own size in pixels, so that its place is kept before it comes. */
export const picture = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  /** What stays in sight in a place of another shape, as CSS's `object-position`, such as `30% 50%`; left out: the middle. */
  focus: z.optional(z.string()),
})
export type Picture = z.infer<typeof picture>

/** A picture that is shown on a page of its own item, with what it shows; left out where nobody has said it. */
export const describedPicture = z.object({
  ...picture.shape,
  alt: z.optional(z.object({ text: z.string(), inEnglish: z.boolean() })),
})
export type DescribedPicture = z.infer<typeof describedPicture>
