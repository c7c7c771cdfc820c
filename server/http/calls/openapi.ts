import type { Next } from 'koa';
import * as z from 'zod/mini';
import { errorAnswer } from '#shared/api/error-answer.ts';
import type { ErrorCode } from '#shared/api/error-codes.ts';
import { errorCatalogue } from '#shared/api/errors.ts';
import type { RequestContext } from '../request-context.ts';
import type { AnyRoute } from './route.ts';

/** Refusals that the mount itself can answer on any row. */
const always: readonly ErrorCode[] = [
  'tenant.required',
  'tenant.unknown',
  'key.invalid',
  'key.scope',
  'request.too_many',
  'server.bug',
  'server.busy',
];

/** OpenAPI 3.1 from the rows that guard the calls, so that the document cannot say anything else than the server does. */
export function openApi(rows: readonly AnyRoute[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const row of rows) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sabal',
      version: '1',
      description:
        'Booking of home services. Instants are ISO 8601 in UTC. Money is US dollars with at most two decimals, except `minSubtotal` and `ofSubtotal` of promotion refusals, which are in cents.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        admin: { type: 'apiKey', in: 'header', name: 'X-Admin-Token' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key of a company’s own program, with its scopes; it names the company, so X-Tenant-Slug may be left out. For servers: no other site’s page may read an answer.',
        },
      },
      schemas: { Error: jsonSchema(errorAnswer, 'output') },
    },
  };
}

function operation(row: AnyRoute): object {
  return {
    operationId: `${row.method.toLowerCase()}${row.path.replace(/[/:.-]+(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
    summary: row.summary,
    security: securityOf(row),
    parameters: [
      header('X-Tenant-Slug', row.tenantInQuery !== true && !takesKey(row)),
      ...(row.stream ? [tenantParameter] : []),
      ...(row.idempotent ? [header('Idempotency-Key', row.idempotent === true)] : []),
      ...(row.asksKey ? [header('X-Confirm-Key', false)] : []),
      ...(row.takesIfMatch ? [header('If-Match', false)] : []),
      ...parameters(row.params, 'path'),
      ...parameters(row.query, 'query'),
    ],
    ...(row.body && {
      requestBody: {
        required: true,
        content: bodyContent(row, row.body),
      },
    }),
    responses: {
      [row.status]: goodAnswer(row),
      ...(row.alsoStatus && { [row.alsoStatus]: goodAnswer(row) }),
      ...refusals(row),
    },
  };
}

/** Whether a company's program may call it with its key, which then names the company. */
function takesKey({ who, scope }: AnyRoute): boolean {
  return who !== 'admin' && scope !== 'none';
}

/** Anyone may call without a key; with one, these are the scopes of which it needs one. */
function securityOf(row: AnyRoute): readonly object[] {
  const { who, role, scope } = row;
  if (who === 'admin') return [{ admin: [] }];
  const asStaff = role === undefined ? [] : [{ admin: [] }];
  if (!takesKey(row)) return [{}, ...asStaff];
  return [{}, ...asStaff, { key: scope === undefined || scope === 'link' ? [] : [scope] }];
}

function bodyContent({ fileTypes }: AnyRoute, body: z.ZodMiniType): object {
  if (fileTypes === undefined) return { 'application/json': { schema: jsonSchema(body, 'input') } };
  const schema = { type: 'string', format: 'binary' };
  return Object.fromEntries(fileTypes.map((type) => [type, { schema }]));
}

function goodAnswer(row: AnyRoute): object {
  if (row.output === undefined) return { description: 'Done' };
  if (row.stream) return streamAnswer(row.output, row.stream);
  const type = row.mediaType ?? 'application/json';
  return { description: 'Done', content: { [type]: { schema: jsonSchema(row.output, 'output') } } };
}

function streamAnswer(output: z.ZodMiniType, named: NonNullable<AnyRoute['stream']>): object {
  const names = Object.keys(named).map((name) => `\`${name}\``);
  const schemas = [output, ...Object.values(named)].map((schema) => jsonSchema(schema, 'output'));
  return {
    description: `Events without a name have the first of these as their \`data\`, then ${names.join(', ')}; \`beat\` events say nothing`,
    content: { 'text/event-stream': { schema: { anyOf: schemas } } },
  };
}

/** In place of the header, which EventSource cannot send (D102). */
const tenantParameter = { name: 'tenant', in: 'query', required: false, schema: { type: 'string' } };

/** One entry a status; its codes are told in the description. */
function refusals(row: AnyRoute): Record<string, object> {
  const codes = new Set<ErrorCode>([...row.errors, ...always]);
  if (row.role !== undefined) codes.add('admin.denied').add('admin.crew_closed').add('admin.forbidden');
  if (row.asksKey) codes.add('key.unproven');
  if (row.idempotent) codes.add('idempotency.required');
  if (row.params) codes.add('request.not_found');
  if (row.query || row.body) codes.add('request.invalid').add('request.malformed');
  if (row.body) codes.add('request.too_large').add('request.media_type');
  const statuses = [...new Set([...codes].map((code) => errorCatalogue[code].status))].sort();
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: [...codes]
          .filter((code) => errorCatalogue[code].status === status)
          .map((code) => `\`${code}\` ${errorCatalogue[code].text}`)
          .join('; '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function header(name: string, required: boolean): object {
  return { name, in: 'header', required, schema: { type: 'string' } };
}

function parameters(schema: z.ZodMiniType | undefined, where: 'path' | 'query'): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: inner,
  }));
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const PATH = '/api/openapi.json';

/** Made once at the start: the rows do not change while a node runs. Needs no tenant: it is the same for all. */
export function serveOpenApi(document: object) {
  const body = JSON.stringify(document);
  return async (ctx: RequestContext, next: Next): Promise<void> => {
    if (ctx.path !== PATH || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.state.route = PATH;
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = body;
  };
}
