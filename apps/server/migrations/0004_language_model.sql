CREATE TABLE "model_answers" (
	"document_id" uuid NOT NULL,
	"key" text NOT NULL,
	"answer" jsonb NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_answers_document_id_key_pk" PRIMARY KEY("document_id","key")
);
--> statement-breakpoint
CREATE TABLE "model_day_spending" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" bigint DEFAULT 0 NOT NULL,
	"microdollars" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_document_spending" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"tokens" bigint DEFAULT 0 NOT NULL,
	"microdollars" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_review_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_review_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"review_id" uuid NOT NULL,
	"key" text NOT NULL,
	"item" jsonb NOT NULL,
	CONSTRAINT "model_review_items_key" UNIQUE("review_id","key")
);
--> statement-breakpoint
CREATE TABLE "model_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"analysis_id" uuid NOT NULL,
	"side" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"duration_ms" integer,
	"portions_total" integer DEFAULT 0 NOT NULL,
	"portions_done" integer DEFAULT 0 NOT NULL,
	"portions_failed" integer DEFAULT 0 NOT NULL,
	"rejected_quotes" integer DEFAULT 0 NOT NULL,
	"rejected_statements" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"cached_calls" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"microdollars" bigint,
	"failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_opinion_withheld" boolean DEFAULT false NOT NULL,
	CONSTRAINT "model_reviews_side" UNIQUE("analysis_id","side")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"answer" jsonb,
	"error_code" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_answers" ADD CONSTRAINT "model_answers_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_document_spending" ADD CONSTRAINT "model_document_spending_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_review_items" ADD CONSTRAINT "model_review_items_review_id_model_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."model_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_reviews" ADD CONSTRAINT "model_reviews_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_answers_key" ON "model_answers" USING btree ("key");--> statement-breakpoint
CREATE INDEX "questions_document" ON "questions" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "questions_asked_at" ON "questions" USING btree ("asked_at");