/** What segments cost in cents, rounded up; null where a segment's price is not known. @param mills tenths of a cent for each */
export function priceSmsSegments(segments: number, mills: number | null): number | null {
  return mills === null ? null : Math.ceil((segments * mills) / 10)
}
