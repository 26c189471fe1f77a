CREATE TABLE "document_texts" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"reader_version" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "document_texts" ADD CONSTRAINT "document_texts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;