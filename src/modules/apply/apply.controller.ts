import { extname } from 'node:path';
import { Controller, Get, Param, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { PublicRoute } from '../../common/access/public-route.decorator.js';
import { ApiError } from '../../common/errors/api-error.js';
import { clientAddress } from '../../common/http/client-address.js';
import { replyCompressed } from '../../common/http/compressed-reply.js';
import { KNOWN_COHORT } from '../cohorts/known-cohort.js';
import { requestId } from '../../common/http/request-id.js';
import { timeOfId } from '../../common/ids/uuid.js';
import { PublicForms } from './access/public-forms.service.js';
import { VisitorLimitGuard } from './access/visitor-limit.guard.js';
import { ApplyPageFilter } from './apply-page.filter.js';
import { findAsset } from './assets/assets.js';
import { FormBodyGuard } from './form/form-body.guard.js';
import { readPostedForm } from './form/posted-form.js';
import { emptyForm, formPage } from './pages/form.page.js';
import { PAGE_HEADERS } from './pages/layout.js';
import { closedPage, receiptPage } from './pages/other-pages.js';
import { ReceiptsRepository } from './receipts.repository.js';
import { SubmitForm } from './submit-form.js';

const FOR_GOOD = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The application form for people: pages, not part of the documented API. */
@ApiExcludeController()
@Controller('apply')
@UseFilters(ApplyPageFilter)
export class ApplyController {
  constructor(
    private readonly forms: PublicForms,
    private readonly submitForm: SubmitForm,
    private readonly receipts: ReceiptsRepository,
  ) {}

  @Get(':cohort_id')
  @PublicRoute()
  @UseGuards(VisitorLimitGuard)
  async show(@Param('cohort_id', KNOWN_COHORT) cohortId: string, @Res() response: Response): Promise<void> {
    const form = await this.forms.get(cohortId);
    if (form.cohort.status !== 'open') {
      sendPage(response, 403, closedPage(form));
      return;
    }
    await replyCompressed(response.set(PAGE_HEADERS), 'text/html; charset=utf-8', emptyForm(form));
  }

  @Post(':cohort_id')
  @PublicRoute()
  @UseGuards(VisitorLimitGuard, FormBodyGuard)
  async submit(
    @Param('cohort_id', KNOWN_COHORT) cohortId: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const form = await this.forms.get(cohortId);
    const posted = readPostedForm(request.body as Record<string, unknown>);
    const outcome = await this.submitForm.execute(form, posted, {
      address: clientAddress(request),
      requestId: requestId(response),
    });
    if ('receipt' in outcome) {
      // Redirects to another page, which can be reloaded without sending anything again.
      response.set(PAGE_HEADERS).redirect(303, `/apply/${cohortId}/received/${outcome.receipt}`);
      return;
    }
    const { status, headers, ...state } = outcome.refusal;
    response.set(headers);
    sendPage(response, status, formPage(form, { ...state, given: posted.given }));
  }

  @Get(':cohort_id/received/:receipt')
  @PublicRoute()
  @UseGuards(VisitorLimitGuard)
  async receipt(
    @Param('cohort_id', KNOWN_COHORT) cohortId: string,
    @Param('receipt') receipt: string,
    @Res() response: Response,
  ): Promise<void> {
    const form = await this.forms.getForReceipt(cohortId);
    const id = form.signer.readReceipt(receipt);
    if (id === null) throw new ApiError('cohort_not_found');
    const reference = await this.receipts.referenceOf(form, id);
    sendPage(response, 200, receiptPage(form, { reference, at: timeOfId(id) }));
  }

  @Get('assets/:name')
  @PublicRoute()
  async asset(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const asset = findAsset(name);
    if (asset === undefined) throw new ApiError('not_found');
    response.set(FOR_GOOD).type(extname(name));
    await asset.content.send(request, response);
  }

  /** Addresses that were not copied exactly: the person gets an explanation, or is led to the right page. */
  @Get('*path')
  @PublicRoute()
  elsewhere(@Req() { path }: Request, @Res() response: Response): void {
    const meant = /^\/apply\/[\da-f-]{36}(?=\/+$)/i.exec(path)?.[0];
    if (meant === undefined) throw new ApiError('not_found');
    response.set(PAGE_HEADERS).redirect(308, meant);
  }
}

function sendPage(response: Response, status: number, page: string): void {
  response.status(status).set(PAGE_HEADERS).type('html').send(page);
}
