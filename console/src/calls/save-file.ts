/** Saves a file under a name, as a link would. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has begun to read it by then; what is not freed stays until the page is left.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
