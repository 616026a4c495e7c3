/** Whatever leaves ink: joiners and breaks of words stay in a text that has some, and are no text alone. */
const ink = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether anybody sees anything of a text. */
export function hasInk(text: string): boolean {
  return ink.test(text)
}
