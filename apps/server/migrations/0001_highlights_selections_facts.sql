CREATE TABLE "accepted_findings" (
	"analysis_id" uuid NOT NULL,
	"finding_id" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accepted_findings_analysis_id_finding_id_pk" PRIMARY KEY("analysis_id","finding_id")
);
--> statement-breakpoint
CREATE TABLE "highlights" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"start_offset" integer NOT NULL,
	"end_offset" integer NOT NULL,
	"quote" text NOT NULL,
	"color" text NOT NULL,
	"note" text NOT NULL,
	"tags" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"origin" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "selections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"answer" jsonb,
	"error_code" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "accepted_findings" ADD CONSTRAINT "accepted_findings_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selections" ADD CONSTRAINT "selections_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "highlights_document" ON "highlights" USING btree ("document_id","start_offset");--> statement-breakpoint
CREATE INDEX "highlights_deleted_at" ON "highlights" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "selections_document" ON "selections" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "selections_asked_at" ON "selections" USING btree ("asked_at");