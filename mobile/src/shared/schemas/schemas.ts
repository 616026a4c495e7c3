/** What the contract's schemas are made with: imported for having run before them. */
export { object } from 'zod/mini'
