import type { ImportField } from '@mwc/contract/imports/import-kinds'

/** What heads of columns say in plain English, letters and digits alone. */
const heads: Record<ImportField, string> = {
  fullName: 'fullname name membername workername employeename nameofworker nameinfull fullnameofworker participantname',
  mobile:
    'mobile mobileno mobilenumber phone phoneno phonenumber handphone handphoneno hp hpno contact contactno contactnumber tel telephone',
  fin: 'fin finno finnumber fullfin wholefin nricfin finnric workpermitfin uin foreignidentificationnumber',
  birthDate: 'birthdate dateofbirth dob birthday dateofbirthddmmyyyy',
  nationality: 'nationality country homecountry citizenship countryoforigin',
  gender: 'gender sex',
  sector: 'sector industry worksector',
  company: 'company companyname employer employername nameofcompany nameofemployer',
  occupation: 'occupation job jobtitle trade position designation',
  language: 'language preferredlanguage languagepreference',
  firstDay:
    'firstday firstdayofmembership validfrom startdate membershipstart membershipfrom start from membershipstartdate memberfrom membersince',
  lastDay:
    'lastday lastdayofmembership validto validuntil enddate expirydate expiry membershipend membershipto membershipexpiry membershipexpirydate expires until membershipenddate',
  months: 'months monthsofmembership membershipmonths termmonths',
  declaration: 'declaration declarationsigned declared',
  membership: 'membershipconsent memberconsent consent consentsigned pdpaconsent pdpa',
  marketingSms: 'marketingsms sms smsconsent marketingbysms smsmms marketingbysmsmms',
  marketingMessaging:
    'marketingwhatsapp whatsapp whatsappconsent telegram marketingbywhatsapp whatsapptelegram marketingmessaging marketingbywhatsapptelegram',
  marketingCall: 'marketingcall call callconsent marketingbycall phonecall phonecalls marketingbyphone marketingbyphonecall',
}

const fieldOf = new Map(
  Object.entries(heads).flatMap(([field, names]) => names.split(' ').map((name) => [name, field as ImportField] as const)),
)

/** What of a head counts: letters and digits, small. */
export const headKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** The field that each column is of by its head, each field at most once; null where no head says. */
export function guessFields(names: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return names.map((name) => {
    const field = fieldOf.get(headKey(name))
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** The name that stands twice, whatever its capitals and signs; null where each is there once. */
export function doubledHead(names: readonly string[]): string | null {
  const seen = new Set<string>()
  for (const name of names) {
    const key = headKey(name) || name.trim()
    if (key !== '' && seen.has(key)) return name
    seen.add(key)
  }
  return null
}
