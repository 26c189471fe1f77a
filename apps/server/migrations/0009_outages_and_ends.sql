CREATE TABLE "share_attempts" (
	"share_id" uuid NOT NULL,
	"address_key" "bytea" NOT NULL,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"has_opened" boolean DEFAULT false NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_attempts_share_id_address_key_pk" PRIMARY KEY("share_id","address_key")
);
--> statement-breakpoint
CREATE TABLE "worker_beats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "counted_analyses" DROP CONSTRAINT "counted_analyses_owner_id_owners_id_fk";
--> statement-breakpoint
ALTER TABLE "counted_analyses" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "counted_analyses" ADD COLUMN "address_key" "bytea";--> statement-breakpoint
ALTER TABLE "share_attempts" ADD CONSTRAINT "share_attempts_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_attempts_last_at" ON "share_attempts" USING btree ("last_at");--> statement-breakpoint
ALTER TABLE "counted_analyses" ADD CONSTRAINT "counted_analyses_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "messages_created_at" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "counted_analyses_address" ON "counted_analyses" USING btree ("address_key","day");--> statement-breakpoint
CREATE INDEX "model_answers_created_at" ON "model_answers" USING btree ("created_at");