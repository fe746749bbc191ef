/** What callers may rely on, as a section of the document's text. */
export const COMPATIBILITY = `
## Compatibility

Below \`/v1\` these may be added at any time, and clients must bear it: operations, optional parameters and request fields,
fields of answers, values of enums in answers (such as verdicts, flag types, failure codes), error codes, warnings, and
higher limits. Treat an error code that you do not know by its status, and a value that you do not know as none of those
that you do.

These do not change below \`/v1\`: an operation, field, parameter, response status or error code stays, with its meaning and
type; nothing optional becomes required, nothing always present becomes optional or null, and no limit becomes tighter. The
sentences in \`error\` may change; the codes may not.

What is to go is announced in the changelog and marked \`deprecated\` here at least twelve months ahead. Its answers carry
\`Deprecation\` (RFC 9745) from then on, and \`Sunset\` (RFC 8594) with the day of its end. The portal's API, below
\`/v1/portal\`, belongs to the portal and promises none of this.
`.trim();
