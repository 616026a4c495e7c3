import { contentDesk, type ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { Picture } from '@mwc/contract/content/content.schemas'
import { type PreviewedItem, previewPath } from '@mwc/contract/content/preview'
import { type Language, languageNames, languages, languageTags } from '@mwc/contract/language/language'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { callServer } from '../../../calls/call-server.ts'
import { Section } from '../../../page/section.tsx'
import type { FormValues } from '../../../form/use-record-form.ts'
import { type DeskItem, inputOf } from '../form-values.ts'

/** Until it is saved, a picture's own size is not known here: places of members' pages are 16 by 9. */
const usualSize = { width: 800, height: 450 }

function pictureOf(item: DeskItem | null, id: string | undefined): Picture | null {
  if (!id) return null
  const stored = item?.['picture'] as Picture | null | undefined
  return stored?.id === id ? stored : { id, ...usualSize }
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

/** What is typed, as a phone of 320 px would show it: the app's own components in a page of their own. */
export function PreviewPane({ kind, item, values, language, onLanguage }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const shops = useShops(values['shopIds'])
  const show = useEffectEvent(() => {
    const fields = inputOf(kind, values, item)
    const shown: PreviewedItem = { kind, language, fields, picture: pictureOf(item, values['pictureId']), shops }
    frame.current?.contentWindow?.postMessage(shown, location.origin)
  })
  // With every text that is typed.
  useEffect(() => show())
  useEffect(() => {
    const hear = ({ origin, source }: MessageEvent) => {
      if (origin === location.origin && source === frame.current?.contentWindow) show()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  return (
    <Section title="As members see it">
      <Tabs value={language} onChange={(_, one: Language) => onLanguage(one)} aria-label="Language of the preview" variant="scrollable">
        {languages.map((one) => (
          <Tab key={one} value={one} label={languageNames[one]} lang={languageTags[one]} sx={{ minWidth: 0, px: 1.5 }} />
        ))}
      </Tabs>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page; sandboxed it could not load its modules */}
      <iframe
        ref={frame}
        src={previewPath}
        title="Preview"
        width={320}
        height={600}
        style={{ display: 'block', margin: '8px auto 16px', border: '1px solid var(--hairline)', borderRadius: 10 }}
      />
    </Section>
  )
}
