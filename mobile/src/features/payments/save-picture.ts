import { saveFile } from '../../shared/sharing/save-file.ts'

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture'))), 'image/png')
  })
}

/** Hands a picture to the phone as a PNG, as `saveFile` does; throws when the browser made none. */
export async function savePicture(
  canvas: HTMLCanvasElement,
  name: string,
  way: 'save' | 'share',
): Promise<'saved' | 'shared' | 'cancelled'> {
  return saveFile(new File([await pngOf(canvas)], `${name}.png`, { type: 'image/png' }), way)
}
