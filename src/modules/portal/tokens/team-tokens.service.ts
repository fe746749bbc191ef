import { Injectable } from '@nestjs/common';
import { type Author } from '../../../common/access/author.js';
import { readRankedCursor, toRankedPage } from '../../../common/http/ranked-cursor.js';
import { type PageQuery } from '../../../common/http/page.query.dto.js';
import { SubmissionsRepository } from '../../applications/submissions.repository.js';
import { GrantTokens } from '../../onboarding/grant-tokens.js';
import { LedgerRepository } from '../../tokens/ledger.repository.js';
import { type GrantRequest } from './dto/grant.request.dto.js';
import { type LedgerDto, toTokenEntry, type TokenEntryDto } from './dto/ledger.response.dto.js';

/** The organisation's tokens as the team sees them. */
@Injectable()
export class TeamTokensService {
  constructor(
    private readonly tokens: LedgerRepository,
    private readonly grantTokens: GrantTokens,
    private readonly submissions: SubmissionsRepository,
  ) {}

  async ledger(organisationId: string, query: PageQuery): Promise<LedgerDto> {
    const filter = { organisationId };
    const after = readRankedCursor(query.cursor, filter);
    const rows = await this.tokens.page(organisationId, { before: after?.rank ?? null, limit: query.limit + 1 });
    const page = toRankedPage(rows, query.limit, filter);
    const { balance, reserved } = await this.tokens.balance(organisationId);
    const names = await this.submissions.namesOf(
      organisationId,
      page.items.flatMap(({ submissionId }) => submissionId ?? []),
    );
    const entries = page.items.map((entry) => toTokenEntry(entry, names.get(entry.submissionId ?? '')));
    return { balance, reserved, entries, next_cursor: page.nextCursor };
  }

  async grant(organisationId: string, { amount, note }: GrantRequest, author: Author): Promise<TokenEntryDto> {
    const text = note === undefined || note === '' ? null : note;
    return toTokenEntry(await this.grantTokens.execute({ organisationId, amount, note: text }, author));
  }
}
