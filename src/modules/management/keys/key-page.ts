import { readCursor, toPage } from '../../../common/http/cursor.js';
import { type PageQuery } from '../../../common/http/page.query.dto.js';
import { type KeyFilter } from '../../keys/keys.repository.js';
import { type KeysService } from '../../keys/keys.service.js';
import { type ApiKeyListDto, toApiKey } from './dto/api-key.response.dto.js';

/** A page of keys, newest first, revoked ones included. Its cursor only fits the same filter. */
export async function pageOfKeys(keys: KeysService, filter: KeyFilter, query: PageQuery): Promise<ApiKeyListDto> {
  const before = readCursor(query.cursor, filter);
  const rows = await keys.list(filter, { before, limit: query.limit + 1 });
  const page = toPage(rows, query.limit, filter);
  return { api_keys: page.items.map(toApiKey), next_cursor: page.nextCursor };
}
