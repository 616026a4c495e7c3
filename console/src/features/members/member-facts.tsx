import type { DeskMemberDetail } from '@mwc/contract/members/member-desk.schemas'
import { readableMobile } from '@mwc/contract/fields/mobile-number'
import { languageNames } from '@mwc/contract/language/language'
import Box from '@mui/material/Box'
import { Facts } from '../../page/facts.tsx'
import { formatDay, nameOfCountry } from '../../page/format.ts'
import { MomentText } from '../../page/moment-text.tsx'
import { Section } from '../../page/section.tsx'
import { FinText } from './acts/fin-text.tsx'
import { sectorWords } from '../../words/person-words.ts'
import { genderWords } from './member-words.ts'

/** Who the member is, as they said when they signed up and changed since. */
export function MemberFacts({ member }: { member: DeskMemberDetail }) {
  return (
    <Section title="Person">
      <Box sx={{ px: 2, pb: 2 }}>
        <Facts
          facts={[
            ['Member number', member.memberNumber],
            ['Mobile', member.mobile ? readableMobile(member.mobile) : 'None'],
            ['FIN', <FinText key="fin" member={member} />],
            ['Born', member.birthDate ? formatDay(member.birthDate) : '–'],
            ['Nationality', nameOfCountry(member.nationality)],
            ['Gender', member.gender ? genderWords[member.gender] : '–'],
            ['Sector', sectorWords[member.sector] ?? '–'],
            ['Occupation', member.occupation],
            ['Company', member.company],
            ['Reads', languageNames[member.language]],
            ['Joined', <MomentText key="joined" at={member.joinedAt} />],
            ['Last used the app', <MomentText key="used" at={member.lastUsedAt} />],
            ['Signs in by', member.hasPassword ? 'Password or OTP' : 'OTP: no password yet'],
          ]}
        />
      </Box>
    </Section>
  )
}
