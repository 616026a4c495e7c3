import { HelplineButton } from '../../shared/helpline/helpline-button.tsx'
import { MessagesPicture } from '../../shared/pictures/messages-picture.tsx'
import { useProgramme } from '../../shared/programme/use-programme.ts'
import { useWords } from '../../words/use-words.ts'

/** Before anything was written: what one can ask, when staff answer, and what is quicker. */
export function EmptyThread({ answerDays }: { answerDays: number }) {
  const { messages } = useWords('messages')
  const helpline = useProgramme().data?.helpline
  return (
    <div className="flex flex-col items-center gap-4 py-2 text-center">
      <MessagesPicture />
      <div className="space-y-1">
        <h2 className="text-xl font-bold">{messages.ask}</h2>
        <p className="text-lg">{messages.answersWithin(answerDays)}</p>
      </div>
      <div className="w-full rounded-card bg-card p-4 text-left shadow-raised">
        <p className="font-semibold">{messages.askText}</p>
        <ul className="mt-1 list-disc space-y-1 pl-[1.25em]">
          {messages.examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
      </div>
      {helpline && (
        <div className="w-full space-y-2">
          <p className="text-ink-2">{messages.urgent}</p>
          <HelplineButton variant="secondary" />
        </div>
      )}
    </div>
  )
}
