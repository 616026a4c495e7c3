import { type Previewed, previewPath } from '@mwc/contract/content/preview'
import { type Language, languageNames, languages, languageTags } from '@mwc/contract/language/language'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Section } from '../page/section.tsx'

type Props = { shown: Previewed; onLanguage: (language: Language) => void }

/** What is typed, as a phone of 320 px would show it: the app's own components in a page of their own. */
export function PreviewFrame({ shown, onLanguage }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const show = useEffectEvent(() => frame.current?.contentWindow?.postMessage(shown, location.origin))
  // With every text that is typed.
  useEffect(() => show())
  useEffect(() => {
    const hear = ({ origin, source }: MessageEvent) => {
      if (origin === location.origin && source === frame.current?.contentWindow) show()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  // A stop of the keyboard: what is longer than it is scrolled there. No selector knows of a focus inside a frame.
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    const look = () => setHasFocus(document.activeElement === frame.current)
    addEventListener('blur', look)
    addEventListener('focus', look)
    return () => {
      removeEventListener('blur', look)
      removeEventListener('focus', look)
    }
  }, [])
  return (
    <Section title="As members see it">
      <Tabs
        value={shown.language}
        onChange={(_, one: Language) => onLanguage(one)}
        aria-label="Language of the preview"
        variant="scrollable"
      >
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
        style={{
          display: 'block',
          margin: '8px auto 16px',
          border: '1px solid var(--hairline)',
          borderRadius: 10,
          ...(hasFocus && { outline: '3px solid currentColor', outlineOffset: 2 }),
        }}
      />
    </Section>
  )
}
