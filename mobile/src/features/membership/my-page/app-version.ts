/** Version name and code of the specification. */
export const appVersion = '1.0.0 (100)'
