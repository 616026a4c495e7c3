function download(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function isIos(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)
}

/**
 * Hands a file to the phone: `share` by the share sheet, where the browser has one for files; `save` downloads.
 * On iOS `save` shares, too: only the sheet reaches the photos and files. `cancelled`: the reader closed the sheet.
 */
export async function saveFile(file: File, way: 'save' | 'share'): Promise<'saved' | 'shared' | 'cancelled'> {
  if ((way === 'share' || isIos()) && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  download(file)
  return 'saved'
}
