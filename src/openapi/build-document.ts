import { type INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ErrorResponseDto } from '../common/openapi/error.response.dto.js';
import { EventMessageDto } from '../modules/events/dto/event-message.dto.js';
import { addAccessNotes } from './access-notes.js';
import { addCommonResponses } from './common-responses.js';
import { addExamples } from './examples.js';
import { ownFieldErrors } from './field-errors.js';
import { documentHead } from './head.js';
import { completeIds } from './ids.js';
import { nameEnums } from './names/name-enums.js';
import { dropSuffixes } from './names/plain-names.js';
import { tellExamples } from './optional-parameters.js';
import { inDocumentOrder } from './order.js';
import { requestTypes } from './request-types.js';
import { addSamples } from './samples/add-samples.js';
import { addWebhooks } from './webhooks.js';

/**
 * The OpenAPI document of everything the application serves, always the same for the same sources; `partsOf` it is committed, and
 * served as it was. To make it takes half a second in which the process does nothing else.
 */
export function buildDocument(app: INestApplication): OpenAPIObject {
  const options = { extraModels: [ErrorResponseDto, EventMessageDto], autoTagControllers: false };
  // A copy, since parts of what Nest returns belong to the decorators.
  const document = structuredClone(SwaggerModule.createDocument(app, documentHead(), options));
  addWebhooks(document);
  completeIds(document);
  nameEnums(document);
  addAccessNotes(document);
  addExamples(document);
  ownFieldErrors(document, requestTypes(app));
  addCommonResponses(document);
  tellExamples(document);
  addSamples(document);
  return inDocumentOrder(dropSuffixes(document));
}
