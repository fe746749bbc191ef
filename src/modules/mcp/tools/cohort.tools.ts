import { Injectable } from '@nestjs/common';
import { ProgramsQuery } from '../../cohorts/dto/programs.query.dto.js';
import { ProgramsService } from '../../cohorts/programs.service.js';
import { SchemasService } from '../../schemas/schemas.service.js';
import { readArguments, readId } from './arguments.js';
import { closed, NO_ARGUMENTS, schemaOf } from './object-schema.js';
import { type Tool } from './tool.js';

/** What applications are made to and by. */
@Injectable()
export class CohortTools {
  constructor(
    private readonly programs: ProgramsService,
    private readonly schemas: SchemasService,
  ) {}

  readonly tools: readonly Tool[] = [
    {
      name: 'list_cohorts',
      title: 'List cohorts',
      description:
        'Cohorts that this key can submit applications to, newest first: the open ones, unless `status` says otherwise.',
      operationId: 'listPrograms',
      scope: null,
      input: closed(schemaOf(ProgramsQuery)),
      isReadOnly: true,
      hasWordsOfApplicants: false,
      call: ({ caller }, given) => this.programs.list(caller, readArguments(ProgramsQuery, given)),
    },
    {
      name: 'get_cohort',
      title: 'Read a cohort and its form',
      description: 'A cohort with its application form. `form.fields` has the keys that answers are submitted by.',
      operationId: 'getProgram',
      scope: null,
      input: closed(NO_ARGUMENTS, { cohort_id: 'The cohort.' }),
      isReadOnly: true,
      hasWordsOfApplicants: false,
      call: ({ caller }, given) => this.programs.get(caller, readId(given, 'cohort_id', 'cohort_not_found')),
    },
    {
      name: 'get_schema',
      title: 'Read a registered schema',
      description: 'A set of questions that an integrator registered for a cohort, with the keys to answer them by.',
      operationId: 'getSchema',
      scope: 'applications:read',
      input: closed(NO_ARGUMENTS, { schema_id: 'The schema.' }),
      isReadOnly: true,
      hasWordsOfApplicants: false,
      call: ({ caller }, given) => this.schemas.get(caller, readId(given, 'schema_id', 'schema_not_found')),
    },
  ];
}
