import { PlainInput, type SpecialField } from '../../../form/plain-input.tsx'
import type { PlainField } from '../../../form/record-fields.ts'
import type { RecordForm } from '../../../form/use-record-form.ts'
import { choiceName } from '../content-words.ts'
import { HoursField } from './hours-field.tsx'
import { PictureField } from './picture-field.tsx'

const specials: Partial<Record<PlainField['kind'], SpecialField>> = {
  picture: (props) => <PictureField {...props} />,
  hours: (props) => <HoursField {...props} />,
}

/** One field of an item of content that is the same in every language. */
export function ContentInput({ form, field }: { form: RecordForm; field: PlainField }) {
  return <PlainInput form={form} field={{ nameOf: choiceName, ...field }} special={specials[field.kind]} />
}
