/**
 * What a submission is found by: the founder's and the venture's name, address and external id, with a character between them that none of them may have.
 * Standings keep its `search_key` beside it, as `found_by`: to make one for each comparison would take many times as long.
 */
export function searchTextOf(alias: string): string {
  return `lower(concat_ws(chr(31), ${alias}.founder_name, ${alias}.contact_email, ${alias}.external_id, ${alias}.venture_name))`;
}
