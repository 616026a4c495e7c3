import type { ConcurrentIndexes } from '../../migrate.ts'

/** The desk's lists count and sort their items by these alone: an item's row, with its texts in four languages, is wide. */
export const listedContent: ConcurrentIndexes = {
  indexes: {
    shop_listed: 'shop (position, id) where archived_at is null',
    banner_listed: 'banner (position, id) where archived_at is null',
    privilege_listed: 'privilege (position, id) where archived_at is null',
    news_listed: 'news (publish_from desc, id) where archived_at is null',
    question_listed: 'question (position, id) where archived_at is null',
    place_listed: 'place (position, id) where archived_at is null',
    insurance_item_listed: 'insurance_item (position, id) where archived_at is null',
  },
}
