import { useContext } from 'react'
import { SpeakerSlot } from '../../shared/screen/feature-slots.ts'
import { LanguageList } from '../../shared/screen/language-sheet.tsx'
import { useTitleFocus } from '../../shared/screen/screen.tsx'
import { goTo } from '../../shared/navigation/navigation.ts'
import { useWords } from '../../words/use-words.ts'
import { WelcomePicture } from '../../shared/loading/deferred-pictures.tsx'
import { homePath } from '../../paths/paths.ts'

/** The full-page choice of language, then Home; the one screen without a navigation bar. */
export function LanguageScreen() {
  const words = useWords().shared
  const heading = useTitleFocus(`${words.chooseLanguage} · ${words.appName}`)
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col px-gutter pt-[env(safe-area-inset-top)] pb-[calc(24px+env(safe-area-inset-bottom))]">
      <div className="-mr-2 flex min-h-12 justify-end">{useContext(SpeakerSlot)}</div>
      <div className="my-auto">
        <WelcomePicture />
        <p className="text-center font-semibold text-harbour-700">{words.appName}</p>
        <h1 ref={heading} tabIndex={-1} className="mt-1 mb-6 text-center text-2xl font-bold">
          {words.chooseLanguage}
        </h1>
        <LanguageList onChosen={() => goTo(homePath, { replace: true })} />
      </div>
    </main>
  )
}
