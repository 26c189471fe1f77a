import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const uploadBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['document'],
        properties: { document: { type: 'string' as const, format: 'binary' } },
      },
    },
  },
};

/** Describes every route added after this at /api/openapi.json, with a page to browse it at /api/docs. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Clauselight',
        version: '1',
        description:
          'Upload a document, have it analyzed, read what was found. Every offset counts UTF-16 code units of the text that `/api/documents/{id}/text` answers with.',
      },
    },
    transform: createJsonSchemaTransform({
      skipList: ['/api/docs/*', '/api/openapi.json'],
    }),
    transformObject: (input) => {
      const document = jsonSchemaTransformObject(input);
      const upload = (document as { paths?: Record<string, { post?: object }> }).paths?.[
        '/api/documents/upload'
      ];
      // A stream has no schema that a body could be checked against, so its description is added here.
      if (upload?.post !== undefined) Object.assign(upload.post, { requestBody: uploadBody });
      return document;
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
  });
}
