import { areaCodes, readMobile } from '@mwc/contract/fields/mobile-number'
import type { AreaCode, MobileValue } from '@mwc/contract/fields/mobile-number'
import { useWords } from '../../words/use-words.ts'
import { FieldFrame, controlLook, fieldState } from './field-frame.tsx'
import type { FieldProps } from './field-frame.tsx'
import { SelectControl } from './select-field.tsx'

/** Country code and number; what is pasted with spaces, hyphens or a prefix is tidied. `prefixes` limits the list. */
export function MobileField({
  label,
  name = 'mobile',
  error,
  hint,
  value,
  onChange,
  prefixes = areaCodes,
  autoComplete = 'tel-national',
  enterKeyHint = 'next',
}: Partial<FieldProps> & {
  value: MobileValue
  onChange: (value: MobileValue) => void
  prefixes?: readonly AreaCode[]
  autoComplete?: 'tel-national' | 'username'
  enterKeyHint?: 'next' | 'done' | 'go'
}) {
  const words = useWords()
  return (
    <FieldFrame label={label ?? words.shared.mobileNumber} name={name} error={error} hint={hint}>
      <div className="flex flex-wrap gap-2">
        <div className="w-[6.75rem] max-w-full">
          <SelectControl
            name={`${name}-area`}
            label={words.shared.areaCode}
            autoComplete="tel-country-code"
            value={value.areaCode}
            onChange={(areaCode) => onChange({ ...value, areaCode: areaCode as AreaCode })}
          >
            {prefixes.map((prefix) => (
              <option key={prefix}>{prefix}</option>
            ))}
          </SelectControl>
        </div>
        <input
          {...fieldState({ name, error, hint })}
          name={name}
          type="tel"
          inputMode="numeric"
          autoComplete={autoComplete}
          enterKeyHint={enterKeyHint}
          value={value.mobile}
          onChange={(event) => onChange(readMobile(value.areaCode, event.target.value, prefixes))}
          className={`${controlLook} min-w-0 flex-[1_1_9rem] tabular-nums tracking-wide`}
        />
      </div>
    </FieldFrame>
  )
}
