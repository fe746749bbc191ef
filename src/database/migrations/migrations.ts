import { CreateFunctions1795600001000 } from './1795600001000-create-functions.js';
import { ShowMigrations1795600001500 } from './1795600001500-show-migrations.js';
import { CreateOrganisations1795600002000 } from './1795600002000-create-organisations.js';
import { CreateCohorts1795600003000 } from './1795600003000-create-cohorts.js';
import { CreateKeys1795600004000 } from './1795600004000-create-keys.js';
import { CreateSubmissions1795600005000 } from './1795600005000-create-submissions.js';
import { CreateTokenLedger1795600006000 } from './1795600006000-create-token-ledger.js';
import { CreateReviews1795600007000 } from './1795600007000-create-reviews.js';
import { CreateStandings1795600008000 } from './1795600008000-create-standings.js';
import { CreateOverlaps1795600009000 } from './1795600009000-create-overlaps.js';
import { CreateRememberedAnswers1795600010000 } from './1795600010000-create-remembered-answers.js';
import { CreateAuditLog1795600011000 } from './1795600011000-create-audit-log.js';
import { CreateEvents1795600012000 } from './1795600012000-create-events.js';
import { CreateWebhooks1795600012010 } from './1795600012010-create-webhooks.js';
import { LetWorkersDeliver1795600012050 } from './1795600012050-let-workers-deliver.js';
import { OrderStandingsByUpdate1795600013000 } from './1795600013000-order-standings-by-update.js';
import { LetApplicantsWithdraw1795600013010 } from './1795600013010-let-applicants-withdraw.js';
import { KeepASchemaFloor1795700020000 } from './1795700020000-keep-a-schema-floor.js';
import { PartitionEvents1795700020010 } from './1795700020010-partition-events.js';
import { LookReferencesUp1795700020900 } from './1795700020900-look-references-up.js';
import { CountStandingsAlways1795790000000 } from './1795790000000-count-standings-always.js';
import { PayInOneWay1795790010000 } from './1795790010000-pay-in-one-way.js';
import { KeepPartsOfReportsApart1795800000000 } from './1795800000000-keep-parts-of-reports-apart.js';
import { CallFunctionsForLess1795800010000 } from './1795800010000-call-functions-for-less.js';

/** In the order in which they run. */
export const MIGRATIONS = [
  CreateFunctions1795600001000,
  ShowMigrations1795600001500,
  CreateOrganisations1795600002000,
  CreateCohorts1795600003000,
  CreateKeys1795600004000,
  CreateSubmissions1795600005000,
  CreateTokenLedger1795600006000,
  CreateReviews1795600007000,
  CreateStandings1795600008000,
  CreateOverlaps1795600009000,
  CreateRememberedAnswers1795600010000,
  CreateAuditLog1795600011000,
  CreateEvents1795600012000,
  CreateWebhooks1795600012010,
  LetWorkersDeliver1795600012050,
  OrderStandingsByUpdate1795600013000,
  LetApplicantsWithdraw1795600013010,
  KeepASchemaFloor1795700020000,
  PartitionEvents1795700020010,
  LookReferencesUp1795700020900,
  CountStandingsAlways1795790000000,
  PayInOneWay1795790010000,
  KeepPartsOfReportsApart1795800000000,
  CallFunctionsForLess1795800010000,
];
