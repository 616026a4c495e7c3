/** The reader of `qr-scanner`, which has no types of its own. */
declare module 'qr-scanner/qr-scanner-worker.min.js' {
  export function createWorker(): Worker
}
