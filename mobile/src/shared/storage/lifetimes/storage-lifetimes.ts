/**
 * Whose something is, and so when it is forgotten. `phone`: never. `session`: when the session ends, however it ends.
 * `member`: at log-out, closing the account, or another member's sign-in; it outlasts a session that ended by itself.
 */
export type Lifetime = 'phone' | 'session' | 'member'

/**
 * Everything that the app stores on a phone: where, its name, whose it is. `forget.ts` forgets by this table alone.
 * A name that ends with `-` stands for all that begin with it.
 */
export const storageLifetimes = {
  localStorage: {
    /** The chosen language. */
    LANGUAGE: 'phone',
    /** Says who asks, in every call. */
    TOKEN_H5: 'session',
    /** Names the key that signs for this session, where it has one. */
    SESSION_KEY: 'session',
    /** How many keys of sessions were lost here. */
    KEYS_LOST: 'phone',
    /** The member's name and numbers, as they are shown. */
    USER_INFO: 'session',
    /** Where the member may go: see `gate.rules.ts`. */
    VIP_STATUS: 'session',
    /** Tells the server that somebody signed in here before: see `known-phone.ts`. */
    KNOWN_PHONE: 'phone',
    /** How far the server's clock is ahead. */
    CLOCK_OFFSET: 'phone',
    /** What the server last answered about the member, shown without a network. */
    KEPT_ANSWERS: 'session',
    /** What it last answered to everybody. */
    KEPT_CONTENT: 'phone',
    /** What builds before stored of that apart: see `stored-answers.ts`. */
    KEPT_PROGRAMME: 'phone',
    /** A promo code from a link or a scan, until a payment takes it. */
    PROMO_KEPT: 'phone',
    /** Whose session ended by itself, as a mark: what that member left here waits. */
    LAST_MEMBER: 'member',
    /** The payments of whose money was told: who was away when it came is told once. */
    PAYMENT_TOLD: 'session',
    /** What is being written to staff. */
    MESSAGE_DRAFT: 'member',
    /** That messages wait in the outbox. */
    MESSAGES_WAITING: 'member',
    /** Messages that the outbox has no room for. */
    MESSAGES_UNKEPT: 'member',
    /** That a photo or voice note waits to be sent or deleted by its member. */
    ATTACHMENT_DRAFT: 'member',
    /** Who turned push on here: it is on again when the same member logs in again. */
    PUSH_FOR: 'phone',
    /** When the offer of push was put off. */
    PUSH_LATER: 'phone',
    /** When the offer to install the app was refused. */
    INSTALL_REFUSED: 'phone',
    /** That the app's own font is on the phone. */
    FONT_KEPT: 'phone',
    /** How many reports of faults and slow pages were sent today. */
    REPORTS_SENT: 'phone',
  },
  sessionStorage: {
    /** The mobile number between the screens of a log-in or sign-up. */
    MOBILE_TEMP: 'session',
    /** A sign-up or forgotten password under way. */
    SIGN_UP_DRAFT: 'session',
    /** What somebody without the old phone typed to find the membership. */
    FIND_ACCOUNT_DRAFT: 'session',
    /** Changes to the own account under way. */
    OWN_ACCOUNT_DRAFT: 'session',
    /** What was typed before the page was alive, over a reload. */
    TYPED: 'session',
    /** The idempotency key of a change to the account that was not answered. */
    ACT_PENDING: 'member',
    /** That of a payment. */
    PAYMENT_PENDING: 'member',
    /** Payments that the member says are paid: their pages wait for the money. */
    PAYMENT_SAID_PAID: 'member',
    /** Those of uses of privileges and vouchers. */
    USE_PENDING: 'member',
    /** Where to come back to after the log-in. */
    RETURN_TO: 'member',
    /** Where to come back to after maintenance. */
    MAINTENANCE_RETURN: 'member',
    /** The build that the page was loaded anew for, so that nothing goes round in circles. */
    NEW_BUILD: 'phone',
    /** That the page mended itself once. */
    MENDED: 'phone',
  },
  cookies: {
    /** The chosen language, for the server that makes the page. */
    LANGUAGE: 'phone',
  },
  indexedDB: {
    /** The key that signs money and account acts of this session. */
    SESSION_KEY: 'session',
    /** This phone's key for the member's card. */
    CARD: 'session',
    /** The member's photo on it. */
    CARD_PHOTO: 'session',
    /** Messages to staff that are not sent. */
    outbox: 'member',
    /** Photos and voice notes to staff that are not sent. */
    outboxFiles: 'member',
    /** The one that its member has not sent off yet. */
    attachmentDraft: 'member',
  },
  caches: {
    /** Who the service worker sends messages as, while some wait. */
    outbox: 'session',
    /** The reader's language, and whether somebody has ever signed in, for the service worker. */
    reader: 'phone',
    /** Texts of the languages that were read, and code that not everybody needs. */
    words: 'phone',
    /** Pages of one build, as a visitor gets them. */
    'pages-': 'phone',
    /** Files of the build: Workbox names it. */
    'workbox-precache-': 'phone',
  },
  /** What outlasts a screen in a page's memory: the module that holds it registers with `onForget`. */
  memory: {
    /** What the server answered to this page. */
    answers: 'session',
    /** The session's key, once it was read. */
    sessionKey: 'session',
    /** The card's key where the browser stores none. */
    cardKey: 'session',
    /** Messages to staff that are not sent, as the screen shows them. */
    outbox: 'member',
    /** A voice note that is being recorded, or a photo or voice note that is looked at before it is sent. */
    attachment: 'member',
  },
} as const satisfies Record<string, Record<string, Lifetime>>

type Stored = typeof storageLifetimes
export type Place = keyof Stored
type Named<Name> = Name extends `${infer Beginning}-` ? `${Beginning}-${string}` : Name
/** A name in a place of the table. */
export type NameIn<P extends Place> = P extends Place ? Named<keyof Stored[P] & string> : never
