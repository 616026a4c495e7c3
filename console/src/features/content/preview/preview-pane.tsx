import { contentDesk, type ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { Picture } from '@mwc/contract/content/picture.schemas'
import type { PreviewedItem } from '@mwc/contract/content/preview'
import type { Language } from '@mwc/contract/language/language'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../calls/call-server.ts'
import { PreviewFrame } from '../../../form/preview-frame.tsx'
import type { FormValues } from '../../../form/use-record-form.ts'
import { type DeskItem, inputOf } from '../form-values.ts'
import { usePicture } from '../pictures/use-picture.ts'

/** Until it is read, a picture's own size is not known here: places of members' pages are 16 by 9. */
const usualSize = { width: 800, height: 450 }

/** The picture that stands in the form: as the item has it, or as it was chosen for it. */
function useShownPicture(item: DeskItem | null, id: string | undefined): Picture | null {
  const { picture } = usePicture(id)
  if (!id) return null
  const stored = item?.['picture'] as Picture | null | undefined
  if (!picture) return stored?.id === id ? stored : { id, ...usualSize }
  const { width, height, focusX, focusY } = picture
  return { id, width, height, focus: `${focusX}% ${focusY}%` }
}

/** The shops of a privilege in its order, of those that the desk has listed. */
function useShops(ids: string | undefined): PreviewedItem['shops'] {
  const { data } = useQuery({
    queryKey: ['content', 'preview-shops', ids],
    enabled: Boolean(ids),
    queryFn: ({ signal }) => callServer(contentDesk.shop.list, { ids: ids ?? '', pageSize: 100 }, signal),
  })
  return (ids ?? '').split(',').flatMap((id) => data?.rows.find((shop) => shop.id === id) ?? [])
}

type Props = {
  kind: ContentKind
  item: DeskItem | null
  values: FormValues
  language: Language
  onLanguage: (language: Language) => void
}

/** An item as it is typed, as members will see it. */
export function PreviewPane({ kind, item, values, language, onLanguage }: Props) {
  const shops = useShops(values['shopIds'])
  const picture = useShownPicture(item, values['pictureId'])
  const shown = { kind, language, fields: inputOf(kind, values, item), picture, shops }
  return <PreviewFrame shown={shown} onLanguage={onLanguage} />
}
