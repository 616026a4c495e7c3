import type { MemberStory } from '@mwc/contract/members/member-story.schemas'
import { readableMobile } from '@mwc/contract/fields/mobile-number'
import { languageNames } from '@mwc/contract/language/language'
import Box from '@mui/material/Box'
import { Facts } from '../../../page/facts.tsx'
import { MomentText } from '../../../page/moment-text.tsx'
import { NothingYet, Section } from '../../../page/section.tsx'
import { LongText, SmallPrint } from '../../../page/small-print.tsx'
import { StateChip } from '../../../page/state-chip.tsx'
import { requestStateWords } from '../../../page/phone-request-words.ts'
import { type RowOf, StoryPart } from './story-part.tsx'
import { consentWords, relationWords } from './story-words.ts'

type Given = { memberId: string; story: MemberStory }

const phoneColumns = [
  {
    name: 'Phone',
    show: ({ device, isOpen, cardSince }: RowOf<'phones'>) => (
      <>
        {device || 'Did not say'}
        <SmallPrint>{isOpen ? 'Signed in' : 'Signed out'}</SmallPrint>
        {cardSince && isOpen ? <StateChip tone="good" word="Shows the card" /> : null}
      </>
    ),
  },
  { name: 'Signed in', show: ({ signedInAt }: RowOf<'phones'>) => <MomentText at={signedInAt} /> },
  { name: 'Last used', show: ({ lastUsedAt }: RowOf<'phones'>) => <MomentText at={lastUsedAt} /> },
]

/** Phones that are or were signed in, and which of them shows the card. */
export function PhonePart({ memberId, story }: Given) {
  return (
    <StoryPart
      memberId={memberId}
      name="phones"
      title="Phones"
      first={story.phones}
      nothing="None is signed in, nor was in the last months."
      columns={phoneColumns}
      isOver={({ isOpen }) => !isOpen}
    />
  )
}

const requestColumns = [
  {
    name: 'To',
    show: ({ newMobile, note, decidedBy }: RowOf<'requests'>) => (
      <>
        {readableMobile(newMobile)}
        {decidedBy ? (
          <SmallPrint>
            {decidedBy}: <LongText>“{note}”</LongText>
          </SmallPrint>
        ) : null}
      </>
    ),
  },
  { name: 'State', show: ({ state }: RowOf<'requests'>) => <StateChip {...requestStateWords[state]} /> },
  { name: 'Asked', show: ({ askedAt }: RowOf<'requests'>) => <MomentText at={askedAt} /> },
]

/** Requests to move the account to another phone. */
export function RequestPart({ memberId, story }: Given) {
  return (
    <StoryPart
      memberId={memberId}
      name="requests"
      title="Phone requests"
      first={story.requests}
      nothing="None: who has lost the old phone asks in the app."
      columns={requestColumns}
    />
  )
}

const consentColumns = [
  {
    name: 'Consent',
    show: ({ kind, wording, language }: RowOf<'consents'>) => (
      <>
        {consentWords[kind]}
        <SmallPrint>
          wording {wording}, {languageNames[language]}
        </SmallPrint>
      </>
    ),
  },
  {
    name: 'Word',
    show: ({ given }: RowOf<'consents'>) => (
      <StateChip {...(given ? { tone: 'good', word: 'Given' } : { tone: 'over', word: 'Not given' })} />
    ),
  },
  { name: 'When', show: ({ at }: RowOf<'consents'>) => <MomentText at={at} /> },
]

/** Every consent that was given or withdrawn, each with the wording that the phone showed. */
export function ConsentPart({ memberId, story }: Given) {
  return (
    <StoryPart
      memberId={memberId}
      name="consents"
      title="Consents"
      first={story.consents}
      nothing="None is on file."
      columns={consentColumns}
    />
  )
}

/** Whom the insurance is to pay. */
export function NomineePart({ story: { nominee } }: Pick<Given, 'story'>) {
  return (
    <Section title="Nominee">
      {nominee ? (
        <Box sx={{ px: 2, pb: 2 }}>
          <Facts
            facts={[
              ['Name', nominee.fullName],
              ['Relation', relationWords[nominee.relation]],
              ['Mobile', readableMobile(nominee.mobile)],
            ]}
          />
        </Box>
      ) : (
        <NothingYet>None named: the member names one in the app, under Insurance.</NothingYet>
      )}
    </Section>
  )
}
