/** An IPv4 address as it is; of an IPv6 one the first 64 bits, since one line has all the addresses below them. */
export function addressBlock(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !ip.includes(':')) return mapped ?? ip
  const [head = '', tail = ''] = ip.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = ip.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

/** What a browser calls itself, the first that fits; browsers inside another app before the one that they are made of. */
const browsers: [RegExp, string][] = [
  [/\bFBAN|\bFBAV/, 'Facebook'],
  [/\bMicroMessenger/, 'WeChat'],
  [/\bInstagram/, 'Instagram'],
  [/\bLine\//, 'LINE'],
  [/\bSamsungBrowser/, 'Samsung Internet'],
  [/\bUCBrowser/, 'UC Browser'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bEdgA?\//, 'Edge'],
  [/\bFirefox|\bFxiOS/, 'Firefox'],
  [/\bChrome|\bCriOS/, 'Chrome'],
  [/\bSafari/, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone/, 'iPhone'],
  [/\biPad/, 'iPad'],
  [/\bAndroid/, 'Android'],
  [/\bWindows/, 'Windows'],
  [/\bMacintosh/, 'Mac'],
  [/\bLinux/, 'Linux'],
]

/** System and browser of a User-Agent header in their own names, e.g. `Android · Chrome`; empty where neither is known. */
export function deviceOf(userAgent: string): string {
  const text = userAgent.slice(0, 500)
  const nameIn = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(text))?.[1]
  return [nameIn(systems), nameIn(browsers)].filter(Boolean).join(' · ')
}
