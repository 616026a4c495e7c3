/** Digits of a code that is sent by SMS. */
export const codeLength = 6
/** Seconds before another code may be sent to the same number. */
export const codeResendSeconds = 60

/** What is wrong with a code as typed, without zod: for the screens of the first load. */
export function codeProblem(typed: string): 'required' | 'integersOnly' | 'code' | undefined {
  const code = typed.trim()
  if (code === '') return 'required'
  if (!/^\d+$/.test(code)) return 'integersOnly'
  return code.length === codeLength ? undefined : 'code'
}
